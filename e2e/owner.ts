import type { Credentials } from '@nuee/domain';
import { demoOwner } from '@nuee/domain/live';

/** The owner of the shop, at work through the API: what a journey needs but isn't about. */
export interface Owner {
  /** @throws where the API refuses. */
  call<Answer = unknown>(method: string, address: string, body?: unknown): Promise<Answer>;
}

/** @param url Where the API is. */
export async function logInOwner(url: string, { email, password }: Credentials = demoOwner): Promise<Owner> {
  const send = async (method: string, address: string, body: unknown, token?: string): Promise<Response> =>
    fetch(url + address, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const { token } = await (await send('POST', '/api/users/login', { email, password })).json();
  return {
    call: async (method, address, body) => {
      const response = await send(method, address, body, token);
      if (!response.ok) throw new Error(`${method} ${address} answers ${response.status}: ${await response.text()}`);
      return response.status === 204 ? undefined : response.json();
    },
  };
}
