import { formatDate, type Notification, type NotificationType } from '@nuee/domain';
import type { ComponentType } from 'react';
import { EmptyCloud } from '../../commerce/EmptyCloud/EmptyCloud.tsx';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import type { IconProps } from '../../primitives/Icon/Icon.tsx';
import { InfoIcon, ParcelIcon, TagIcon } from '../../primitives/Icon/icons.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NotificationList.css.ts';

export interface NotificationListProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The latest first. */
  notifications: readonly Notification[];
  /** Called when one is pressed, before its link is followed. */
  onRead: (id: string) => void;
}

/**
 * The shop's notifications to the customer. A press marks one as read and follows its link, if it has one.
 *
 * Use it for messages that stay until they are read; for a passing message, use `Toaster`.
 */
export function NotificationList({ notifications, onRead, className, ...rest }: NotificationListProps) {
  if (notifications.length === 0) {
    return <EmptyCloud title="Aucune notification">Vos notifications apparaîtront ici.</EmptyCloud>;
  }
  return (
    <ul aria-label="Notifications" className={cx(styles.root, className)} {...rest}>
      {notifications.map((notification) => {
        const { _id, link, read } = notification;
        const shared = {
          className: styles.notification,
          'data-unread': read ? undefined : true,
          onClick: () => onRead(_id),
          children: <Content notification={notification} />,
        };
        return (
          <li key={_id} className={styles.item}>
            {link === undefined ? <button type="button" {...shared} /> : <Link href={link} {...shared} />}
          </li>
        );
      })}
    </ul>
  );
}

const iconOf = {
  order: ParcelIcon,
  promotion: TagIcon,
  system: InfoIcon,
} as const satisfies Record<NotificationType, ComponentType<IconProps>>;

function Content({ notification: { type, title, message, createdAt, read } }: { notification: Notification }) {
  const Icon = iconOf[type];
  return (
    <>
      <Icon className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.title}>
          {!read && <VisuallyHidden>{'Non lue\u00a0: '}</VisuallyHidden>}
          <span>{title}</span>
        </span>
        <Text as="span" size="small" tone="muted">
          {message}
        </Text>
      </span>
      <Text as="time" size="caption" tone="muted" dateTime={createdAt} className={styles.date}>
        {formatDate(createdAt)}
      </Text>
    </>
  );
}
