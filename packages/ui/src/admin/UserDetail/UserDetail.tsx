import {
  type AdminOrder,
  type AdminUser,
  formatDateTime,
  formatPrice,
  formatShortDate,
  userRoleLabel,
} from '@nuee/domain';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { MailIcon } from '../../primitives/Icon/icons.tsx';
import { Card } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import { RecentOrders } from '../RecentOrders/RecentOrders.tsx';
import { Section } from '../Section/Section.tsx';
import { UserStatus } from '../UserStatus/UserStatus.tsx';

export interface UserDetailProps {
  /** The user that the page is about. */
  user: AdminUser;
  /** This user's orders from the order list, the latest first; `undefined` while they load. */
  orders: readonly AdminOrder[] | undefined;
  /** Called to send an e-mail. */
  onSendEmail: () => void;
  /** Changes what they may do: a `UserAccess`. */
  access?: ReactNode;
  /** What a shop in service knows of a customer: a `CustomerFile`. */
  file?: ReactNode;
}

/**
 * Everything about a user: account, spending, orders.
 *
 * Use it in the back office; for customers' view of their own data, use `ProfileForm`.
 */
export function UserDetail({ user, orders, onSendEmail, access, file }: UserDetailProps) {
  return (
    <DetailPage
      back={{ href: '/admin/utilisateurs', label: 'Utilisateurs' }}
      actions={
        <Button variant="secondary" size="sm" onClick={onSendEmail}>
          <MailIcon size={16} />
          Envoyer un e-mail
        </Button>
      }
      main={
        <>
          <Section title="Commandes">
            <RecentOrders
              orders={orders ?? []}
              loadingLabel={orders ? undefined : 'Chargement des commandes'}
              label={`Commandes de ${user.name}`}
              ofOneCustomer
            />
          </Section>
          {file}
        </>
      }
      aside={
        <>
          <Card title={user.name}>
            <DataList
              className={cells.facts}
              items={[
                { label: 'Statut', value: <UserStatus status={user.status} /> },
                { label: 'Rôle', value: userRoleLabel(user.role) },
                { label: 'E-mail', value: user.email },
                { label: 'Inscription', value: user.createdAt === undefined ? '—' : formatShortDate(user.createdAt) },
                {
                  label: 'Dernière connexion',
                  value: user.lastLogin === undefined ? 'Jamais' : formatDateTime(user.lastLogin),
                },
              ]}
            />
          </Card>
          {access}
          <Card title="Achats">
            <DataList
              items={[
                { label: 'Commandes', value: user.orders },
                { label: 'Dépenses', value: formatPrice(user.totalSpent) },
              ]}
            />
          </Card>
        </>
      }
    />
  );
}
