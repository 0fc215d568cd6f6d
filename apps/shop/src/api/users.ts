import { type LoginBody, LoginResponse, type Profile, ProfileSchema, type RegisterBody } from '@nuee/domain';
import type { Call, ReadingCall } from './http.ts';

export interface UsersApi {
  login(body: LoginBody): Promise<LoginResponse>;
  register(body: RegisterBody): Promise<void>;
  profile(): Promise<Profile>;
}

export const createUsersApi = ({ send, read }: { send: Call; read: ReadingCall }): UsersApi => ({
  login: (body) => read(LoginResponse, 'post', '/api/users/login', { json: body }),
  register: async (body) => {
    await send('post', '/api/users/register', { json: body });
  },
  profile: () => read(ProfileSchema, 'get', '/api/users/profile'),
});
