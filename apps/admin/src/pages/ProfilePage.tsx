import { minimumStaffPasswordLength } from '@nuee/domain';
import { Card, DeviceList, Grid, Passkeys, PasswordForm, ProfileForm, SecondFactor, Stack, Text } from '@nuee/ui';
import type { ReactNode } from 'react';
import { useAccountCommands, useDevices, useProfile, useSecondFactor } from '../account/queries.ts';
import type { Reading } from '../data/reading.ts';
import { usePerson } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';

/** The own account of whoever is logged in. */
export default function ProfilePage() {
  const {
    saveProfile,
    changePassword,
    endOtherSessions,
    proposeFactor,
    confirmFactor,
    renewCodes,
    removeFactor,
    addPasskey,
    removePasskey,
  } = useAccountCommands();
  const { email = '', asksCode = false } = usePerson().value ?? {};
  const factor = useSecondFactor();
  return (
    <AdminPage title="Mon profil">
      <Grid columns={{ base: 1, lg: 2 }} gap={24}>
        <Stack gap={24}>
          <Card title="Coordonnées">
            <Read reading={useProfile()}>
              {(profile) => (
                <ProfileForm
                  value={{
                    name: `${profile.firstName} ${profile.lastName}`.trim(),
                    email,
                    phone: profile.phone,
                  }}
                  onSubmit={(changed) => saveProfile(changed, profile)}
                />
              )}
            </Read>
          </Card>
          <Card title="Appareils">
            <Text size="small" tone="muted">
              Où votre compte est ouvert. Si vous ne reconnaissez pas un appareil, changez aussi de mot de passe.
            </Text>
            <Read reading={useDevices()}>
              {(devices) => <DeviceList devices={devices} onEndOthers={endOtherSessions} />}
            </Read>
          </Card>
        </Stack>
        <Stack gap={24}>
          <Card title="Mot de passe">
            <Text size="small" tone="muted">
              Un nouveau mot de passe déconnecte vos autres appareils.
            </Text>
            <PasswordForm
              email={email}
              minimum={minimumStaffPasswordLength}
              asksCode={asksCode}
              onSubmit={changePassword}
            />
          </Card>
          <Card title="Codes de connexion">
            <Read reading={factor}>
              {({ isOn, recoveryCodes }) => (
                <SecondFactor
                  isOn={isOn}
                  asksCode={asksCode}
                  recoveryCodes={recoveryCodes}
                  onPropose={proposeFactor}
                  onConfirm={confirmFactor}
                  onRenew={renewCodes}
                  onRemove={removeFactor}
                />
              )}
            </Read>
          </Card>
          <Card title="Clés d’accès">
            <Read reading={factor}>
              {({ passkeys }) => (
                <Passkeys
                  passkeys={passkeys}
                  asksCode={asksCode}
                  supported={typeof PublicKeyCredential !== 'undefined'}
                  onAdd={addPasskey}
                  onRemove={removePasskey}
                />
              )}
            </Read>
          </Card>
        </Stack>
      </Grid>
    </AdminPage>
  );
}

function Read<Value>({ reading, children }: { reading: Reading<Value>; children: (value: Value) => ReactNode }) {
  const { value, retry } = reading;
  if (value !== undefined) return children(value);
  return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
}
