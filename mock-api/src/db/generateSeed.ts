/** The content of `db.json`, generated from the domain: the same bytes each time. */
import { demoCustomer, demoToken, testCredentials } from '@nuee/domain';
import { demoOwner } from '@nuee/domain/live';
import { catalogue } from '@nuee/domain/seed';
import { hashPassword } from '../auth/passwords.ts';
import { tokenDigest } from '../auth/tokens.ts';
import type { Seed } from './seed.ts';

/** Fixed, so that the file is reproducible; the demonstration's passwords are public anyway. */
const demoSalt = Buffer.from('maison-nuee-demo');
const ownerSalt = Buffer.from('maison-nuee-chef');
/** The demo session never ends: the shop's fake token is a constant. */
const never = '9999-12-31T23:59:59.999Z';

export async function generateSeed(): Promise<Seed> {
  const { _id, ...profile } = demoCustomer;
  const { products, categories, reviews } = catalogue;
  const passwordHash = await hashPassword(testCredentials.customer.password, demoSalt);
  return {
    products,
    categories,
    reviews,
    users: [
      { id: _id, ...profile, passwordHash },
      {
        id: demoOwner._id,
        email: demoOwner.email,
        firstName: demoOwner.firstName,
        lastName: demoOwner.lastName,
        phone: '',
        addresses: [],
        passwordHash: await hashPassword(demoOwner.password, ownerSalt),
        role: 'admin',
      },
    ],
    sessions: [{ id: tokenDigest(demoToken), userId: _id, idleUntil: never, endsAt: never }],
  };
}

/** The seed as the text of `db.json`. */
export function seedText(seed: Seed): string {
  return `${JSON.stringify(seed, null, 2)}\n`;
}
