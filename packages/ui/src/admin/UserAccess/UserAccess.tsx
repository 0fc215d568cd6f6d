import { type AdminUser, type Again, type AsksCode, type Refuse, userRoleLabel, userRoles } from '@nuee/domain';
import { useState } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AskedAgain } from '../AskedAgain/AskedAgain.tsx';
import { Card } from '../Card/Card.tsx';

type Role = AdminUser['role'];
/** What is changed of an account. */
export interface AccessChange {
  role?: Role;
  status?: 'active' | 'inactive';
}

export interface UserAccessProps {
  /** Whose account it is. */
  user: AdminUser;
  /**
   * Called after a question with what is to change, and where an account of the back office is concerned with the password that was asked
   * again. Resolves to whether it is kept.
   */
  onChange: (change: AccessChange, again?: Again, refuse?: Refuse) => Promise<boolean>;
  /** Called, once the password was asked again, to take away the codes of a member who has lost all. Resolves to whether it was done. */
  onRemoveCodes: (again: Again, refuse: Refuse) => Promise<boolean>;
  /** Whether whoever changes it has one-time codes: one is asked for then. Default none. */
  asksCode?: AsksCode | undefined;
}

/**
 * What a user may do in the back office, and whether they may log in; both are changed after a question.
 *
 * Use it for who may change accounts; to show a role only, use `UserDetail` alone.
 */
export function UserAccess({ user, onChange, onRemoveCodes, asksCode }: UserAccessProps) {
  const [asked, setAsked] = useState<AccessChange>();
  const { button, save } = useSaving();
  const { name, role, status } = user;
  const isOut = status === 'inactive';
  const [losing, setLosing] = useState(false);
  const verb = asked?.role ? 'Changer le rôle' : isOut ? 'Réactiver' : 'Désactiver';
  const effect = asked?.role
    ? `${rights[asked.role]} Cette personne est déconnectée partout${role === 'customer' ? ', et invitée par e-mail à choisir un nouveau mot de passe' : ''}.`
    : isOut
      ? 'Cette personne pourra de nouveau se connecter.'
      : 'Cette personne est déconnectée partout et ne peut plus se connecter.';
  return (
    <Card title="Accès">
      <Stack gap={12}>
        <Text size="small">{rights[role]}</Text>
        {status === 'pending' && (
          <Text size="small" tone="muted">
            Invitation envoyée&nbsp;: le compte s’ouvre dès que son mot de passe est choisi.
          </Text>
        )}
        <Inline gap={8}>
          <Menu.Root
            trigger={
              <Button size="sm" variant="secondary" {...button}>
                Changer le rôle
                <ChevronDownIcon size={16} />
              </Button>
            }
          >
            <Menu.Choices
              label="Rôle"
              value={role}
              onValueChange={(next) => setAsked({ role: next })}
              options={userRoles.map((value) => ({ value, label: userRoleLabel(value), disabled: value === role }))}
            />
          </Menu.Root>
          <Button
            size="sm"
            variant="secondary"
            {...button}
            onClick={() => setAsked({ status: isOut ? 'active' : 'inactive' })}
          >
            {isOut ? 'Réactiver le compte' : 'Désactiver le compte'}
          </Button>
          {user.asksCode && (
            <Button size="sm" variant="secondary" onClick={() => setLosing(true)}>
              Retirer les codes
            </Button>
          )}
        </Inline>
      </Stack>
      <AskedAgain
        open={asked !== undefined && isOfOffice(role, asked)}
        onOpenChange={() => setAsked(undefined)}
        question={questionOf(name, asked)}
        confirmLabel={verb}
        asksCode={asksCode}
        onConfirm={async (again, refuse) => {
          if (asked && (await onChange(asked, again, refuse))) setAsked(undefined);
        }}
      >
        {effect}
      </AskedAgain>
      <AskedAgain
        open={losing}
        onOpenChange={setLosing}
        question={`Retirer les codes de ${name}\u00a0?`}
        confirmLabel="Retirer les codes"
        asksCode={asksCode}
        onConfirm={async (again, refuse) => {
          if (await onRemoveCodes(again, refuse)) setLosing(false);
        }}
      >
        Son mot de passe suffira de nouveau pour entrer. Cette personne est déconnectée partout, et prévenue par e-mail.
      </AskedAgain>
      <ConfirmDialog
        open={asked !== undefined && !isOfOffice(role, asked)}
        onOpenChange={() => setAsked(undefined)}
        question={questionOf(name, asked)}
        confirmLabel={verb}
        onConfirm={() => {
          const change = asked;
          setAsked(undefined);
          if (change) void save(() => onChange(change));
        }}
      >
        {effect}
      </ConfirmDialog>
    </Card>
  );
}

/** Whether somebody comes to the back office, or one of it changes. */
const isOfOffice = (role: Role, { role: next }: AccessChange): boolean =>
  role !== 'customer' || (next !== undefined && next !== 'customer');

function questionOf(name: string, asked: AccessChange | undefined): string {
  if (asked?.role) return `${name}\u00a0: ${userRoleLabel(asked.role)}\u00a0?`;
  return asked?.status === 'active'
    ? `Réactiver le compte de ${name}\u00a0?`
    : `Désactiver le compte de ${name}\u00a0?`;
}

const rights: Readonly<Record<Role, string>> = {
  customer: 'Achète dans la boutique\u00a0; n’entre pas dans l’administration.',
  staff: 'S’occupe des commandes, des tickets, des e-mails et du stock\u00a0; ne voit ni les ventes ni les paramètres.',
  admin: 'Peut tout faire dans l’administration.',
};
