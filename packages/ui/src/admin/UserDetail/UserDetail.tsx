import {
  type AdminOrder,
  type AdminUser,
  formatDateTime,
  formatPrice,
  formatShortDate,
  userRoleLabel,
} from '@nuee/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { MailIcon } from '../../primitives/Icon/icons.tsx';
import { Card } from '../Card/Card.tsx';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import { RecentOrders } from '../RecentOrders/RecentOrders.tsx';
import { Section } from '../Section/Section.tsx';
import { UserStatus } from '../UserStatus/UserStatus.tsx';

export interface UserDetailProps {
  user: AdminUser;
  /** This user's orders that the order list holds, the latest first. */
  orders: readonly AdminOrder[];
  onSendEmail: () => void;
}

/** All that is known of a user: account, spending, orders. */
export function UserDetail({ user, orders, onSendEmail }: UserDetailProps) {
  return (
    <DetailPage
      back={{ href: '/admin/utilisateurs', label: 'Utilisateurs' }}
      actions={
        <Button variant="secondary" size="sm" onClick={onSendEmail}>
          <MailIcon size={16} />
          Envoyer un email
        </Button>
      }
      main={
        <Section title="Commandes">
          <RecentOrders orders={orders} label={`Commandes de ${user.name}`} />
        </Section>
      }
      aside={
        <>
          <Card title={user.name}>
            <DataList
              items={[
                { label: 'Statut', value: <UserStatus status={user.status} /> },
                { label: 'Rôle', value: userRoleLabel(user.role) },
                { label: 'Email', value: user.email },
                { label: 'Inscription', value: formatShortDate(user.createdAt) },
                {
                  label: 'Dernière connexion',
                  value: user.lastLogin === undefined ? 'Jamais' : formatDateTime(user.lastLogin),
                },
              ]}
            />
          </Card>
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
