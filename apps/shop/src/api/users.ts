import type { LoginBody, LoginResponse, Profile, RegisterBody } from '@nuee/domain';
import type { Http } from './http.ts';

export interface UsersApi {
  login(body: LoginBody): Promise<LoginResponse>;
  register(body: RegisterBody): Promise<void>;
  profile(): Promise<Profile>;
  /** Ends the session of a token that this browser has forgotten. */
  logout(token: string): Promise<void>;
}

export const createUsersApi = ({ send, read }: Http): UsersApi => ({
  login: (json) => read('login', { json }),
  register: (json) => send('register', { json }),
  profile: () => read('readProfile'),
  logout: (bearer) => send('logout', { bearer, keepalive: true }),
});
