import type { Client } from '@nuee/api-client';
import type { LoginBody, LoginResponse, Profile, RegisterBody } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';

export interface UsersApi {
  login(body: LoginBody): Promise<LoginResponse>;
  register(body: RegisterBody): Promise<void>;
  profile(): Promise<Profile>;
  /** Ends the session of a token that this browser has forgotten. */
  logout(token: string): Promise<void>;
}

export const createUsersApi = ({ send, call }: Client): UsersApi => ({
  login: (body) => call(contract.login, { body }),
  register: (body) => send(contract.register, { body }),
  profile: () => call(contract.readProfile),
  logout: (bearer) => send(contract.logout, { bearer, keepalive: true }),
});
