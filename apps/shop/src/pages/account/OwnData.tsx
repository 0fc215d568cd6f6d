import { AccountSection, Button, ConfirmDialog, ErasureForm } from '@nuee/ui';
import { useState } from 'react';
import type { LivingAccount } from '../../state/accountArea.ts';
import { useAttempt } from './useAttempt.ts';

interface OwnDataProps {
  email: string;
  living: LivingAccount;
  onErased: () => void;
}

/** A copy of all that the shop knows of the customer, and the way out for good. */
export function OwnData({ email, living, onErased }: OwnDataProps) {
  const attempt = useAttempt();
  const [saving, setSaving] = useState(false);
  const [erasing, setErasing] = useState(false);
  /** What was typed before the question. */
  const [password, setPassword] = useState<string>();

  const saveEverything = async (): Promise<void> => {
    setSaving(true);
    await attempt(living.saveEverything());
    setSaving(false);
  };
  const erase = async (typed: string): Promise<void> => {
    setPassword(undefined);
    setErasing(true);
    if (await attempt(living.erase(typed), 'Votre compte est supprimé')) onErased();
    else setErasing(false);
  };

  return (
    <>
      <AccountSection
        title="Mes données"
        description="Votre profil, vos commandes, vos favoris et vos messages dans un fichier."
      >
        <Button variant="secondary" loading={saving} onClick={saveEverything}>
          Télécharger mes données
        </Button>
      </AccountSection>
      <AccountSection
        title="Supprimer mon compte"
        description="Vos données sont effacées. Nous ne gardons que vos factures, sans votre nom, comme la loi le demande."
      >
        <ErasureForm email={email} submitting={erasing} onSubmit={setPassword} />
      </AccountSection>
      <ConfirmDialog
        open={password !== undefined}
        onOpenChange={() => setPassword(undefined)}
        question={'Supprimer votre compte\u00a0?'}
        confirmLabel="Supprimer"
        onConfirm={() => password !== undefined && void erase(password)}
      >
        Cette action est définitive.
      </ConfirmDialog>
    </>
  );
}
