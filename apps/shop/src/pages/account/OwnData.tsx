import type { PasswordErrors } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { AccountSection, Button, ErasureForm } from '@nuee/ui';
import { useState } from 'react';
import { useCustomerAccount } from '../../account/queries.ts';
import { useAttempt, usePasswordAttempt } from '../../frame/useAttempt.ts';
import { saveFile } from '../../state/saveFile.ts';

/** A download of everything that the shop knows about the customer, and the erasure of the account. */
export function OwnData({ onErased }: { onErased: () => void }) {
  const { email, client } = useCustomerAccount();
  const attempt = useAttempt();
  const attemptPassword = usePasswordAttempt();
  const [saving, setSaving] = useState(false);

  const saveEverything = async (): Promise<void> =>
    saveFile(await client.file(contract.exportAccount), 'maison-nuee-mes-donnees.json');
  const save = async (): Promise<void> => {
    setSaving(true);
    await attempt(saveEverything());
    setSaving(false);
  };
  const erase = async (password: string): Promise<boolean | PasswordErrors> => {
    const erasing = client.send(contract.eraseAccount, { body: { password } });
    const erased = await attemptPassword(erasing, 'Votre compte est supprimé');
    if (erased === true) onErased();
    return erased;
  };

  return (
    <>
      <AccountSection
        title="Mes données"
        description="Votre profil, vos commandes, vos favoris et vos messages dans un fichier."
      >
        <Button variant="secondary" loading={saving} onClick={save}>
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
