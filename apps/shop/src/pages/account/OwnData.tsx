import type { PasswordErrors } from '@nuee/domain';
import { AccountSection, Button, ErasureForm } from '@nuee/ui';
import { useState } from 'react';
import { useAttempt, usePasswordAttempt } from '../../frame/useAttempt.ts';
import type { LivingAccount } from '../../state/accountArea.ts';

interface OwnDataProps {
  email: string;
  living: LivingAccount;
  onErased: () => void;
}

/** A download of everything that the shop knows about the customer, and the erasure of the account. */
export function OwnData({ email, living, onErased }: OwnDataProps) {
  const attempt = useAttempt();
  const attemptPassword = usePasswordAttempt();
  const [saving, setSaving] = useState(false);

  const saveEverything = async (): Promise<void> => {
    setSaving(true);
    await attempt(living.saveEverything());
    setSaving(false);
  };
  const erase = async (password: string): Promise<boolean | PasswordErrors> => {
    const erased = await attemptPassword(living.erase(password), 'Votre compte est supprimé');
    if (erased === true) onErased();
    return erased;
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
        description="Vos données sont effacées. Nous gardons vos commandes sans votre nom, et vos factures comme la loi le demande."
      >
        <ErasureForm email={email} onErase={erase} />
      </AccountSection>
    </>
  );
}
