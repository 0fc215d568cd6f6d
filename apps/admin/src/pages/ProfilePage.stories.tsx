import { frozenNow, ownerSession, type PageParameters, respond } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inAdmin } from '../stories/inAdmin.tsx';
import ProfilePage from './ProfilePage.tsx';

const office = {
  readOwnerSession: respond.with(ownerSession),
  readProfile: respond.with({ firstName: 'Claire', lastName: 'Morin', phone: '02 40 00 00 00', addresses: [] }),
  listSessions: respond.with({
    items: [
      { name: 'Firefox, Linux', openedAt: frozenNow, lastUsedAt: frozenNow, current: true },
      { name: 'Safari, iOS', openedAt: frozenNow, lastUsedAt: frozenNow, current: false },
    ],
  }),
  readSecondFactor: respond.with({ isOn: false, recoveryCodes: 0, passkeys: [] }),
  proposeSecondFactor: respond.with({
    secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    address:
      'otpauth://totp/Maison%20Nu%C3%A9e:claire%40maison-nuee.example?issuer=Maison%20Nu%C3%A9e&secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  }),
  changeOwnPassword: respond.with(undefined),
  endOtherSessions: respond.with(undefined),
};

const meta = {
  title: 'Pages/Administration/Profile',
  component: ProfilePage,
  tags: ['!autodocs'],
  decorators: [inAdmin],
  parameters: {
    layout: 'fullscreen',
    route: '/admin/profil',
    session: 'owner',
    office,
  } satisfies PageParameters,
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is reached from the initials in the bar. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom complet' })).toHaveValue('Claire Morin');
    await userEvent.click(await canvas.findByRole('button', { name: 'CM, compte de Claire Morin' }));
    const own = within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Mon profil' });
    await expect(own).toHaveAttribute('href', '/admin/profil');
    await userEvent.keyboard('{Escape}');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom complet' })).toBeVisible();
  },
};

export const OthersLoggedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Déconnecter les autres appareils' }));
    await expect(await canvas.findByText('Les autres appareils sont déconnectés')).toBeVisible();
  },
};

/** Twelve characters at least; what the API refuses is said at its field. */
export const WrongPassword: Story = {
  parameters: {
    office: {
      ...office,
      changeOwnPassword: respond.refused(422, 'Le mot de passe actuel est incorrect.', 'current'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText('Mot de passe actuel');
    const next = canvas.getByLabelText('Nouveau mot de passe');
    await userEvent.type(current, 'brume-du-soir');
    await userEvent.type(next, 'brume{Enter}');
    await expect(next).toHaveAccessibleDescription(/12\u00a0caractères au minimum/);
    await userEvent.type(next, '-du-matin');
    await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
    await expect(
      await canvas.findByText('Le mot de passe actuel est incorrect.', { selector: 'form *' }),
    ).toBeVisible();
    await expect(current).toHaveAccessibleDescription('Le mot de passe actuel est incorrect.');
  },
};

/** Whose account has codes is asked for one here too. */
export const WrongCode: Story = {
  parameters: {
    office: {
      ...office,
      readOwnerSession: respond.with({ ...ownerSession, asksCode: true }),
      readSecondFactor: respond.with({ isOn: true, recoveryCodes: 9, passkeys: [] }),
      changeOwnPassword: respond.refused(422, 'Ce code n’est pas le bon, ou il a déjà servi.', 'code'),
    },
  } satisfies PageParameters,
  play: async ({ canvas }) => {
    const code = await canvas.findByLabelText('Code');
    await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), 'brume-du-soir');
    await userEvent.type(code, '123456');
    await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), 'brume-du-matin');
    await userEvent.type(canvas.getByLabelText('Confirmer le nouveau mot de passe'), 'brume-du-matin{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Ce code n’est pas le bon, ou il a déjà servi.'));
  },
};

/** The password is asked for, then an app is given its picture, whose code loads late. */
export const CodesProposed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activer les codes' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Activer les codes\u00a0?' }));
    await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'brume-du-soir');
    await userEvent.click(asked.getByRole('button', { name: 'Continuer' }));
    await expect(await canvas.findByRole('img', { name: /^Image à photographier/ })).toBeVisible();
  },
};

/** What a browser answers that has made one. */
const passkeyMade = {
  id: 'aWQ',
  rawId: new Uint8Array([105, 100]).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new Uint8Array([123, 125]).buffer,
    attestationObject: new Uint8Array([160]).buffer,
  },
  getClientExtensionResults: () => ({}),
};

/** The browser makes it once the password was typed; the first factor of an account shows its recovery codes. */
export const PasskeyAdded: Story = {
  parameters: {
    office: {
      ...office,
      proposePasskey: respond.with({
        rp: { name: 'Maison Nuée', id: 'flacons.example' },
        user: { id: 'aWQ', name: 'claire@flacons.example', displayName: 'claire@flacons.example' },
        challenge: 'bm91dmVsbGU',
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
        attestation: 'none',
      }),
      addPasskey: respond.with({ recoveryCodes: ['ABCDEFGHJKLMNP2Q'] }),
    },
  } satisfies PageParameters,
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockResolvedValue(passkeyMade);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nom de la clé'), 'Téléphone{Enter}');
    const asked = within(await screen.findByRole('dialog', { name: 'Ajouter une clé d’accès\u00a0?' }));
    await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'brume-du-soir{Enter}');
    await expect(await canvas.findByRole('list', { name: 'Codes de secours' })).toBeVisible();
  },
};

/** « Annuler » of the browser adds none. */
export const PasskeyNotMade: Story = {
  parameters: PasskeyAdded.parameters ?? {},
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nom de la clé'), 'Téléphone{Enter}');
    const asked = within(await screen.findByRole('dialog', { name: 'Ajouter une clé d’accès\u00a0?' }));
    await userEvent.type(asked.getByLabelText('Votre mot de passe'), 'brume-du-soir{Enter}');
    await expect(await screen.findByText(/^Aucune clé d’accès n’a été créée/)).toBeVisible();
    await expect(asked.getByLabelText('Votre mot de passe')).toHaveValue('brume-du-soir');
  },
};

export const Unreachable: Story = {
  parameters: { office: { ...office, readProfile: respond.unreachable() } } satisfies PageParameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
