import { get, post } from './route.ts';
import { LoginBody, LoginResponse, ProfileSchema, RegisterBody, RegisterResponse } from './shapes.ts';

export const login = post('/api/users/login', 'anyone', { body: LoginBody, answer: LoginResponse });
export const register = post('/api/users/register', 'anyone', {
  body: RegisterBody,
  answer: RegisterResponse,
  status: 201,
});
export const readProfile = get('/api/users/profile', 'customer', { answer: ProfileSchema });
/** Ends the session of the token. */
export const logout = post('/api/users/logout', 'customer');
