import { type AccountDevice, formatDate, formatTime } from '@nuee/domain';
import type { PartProps } from '../../internal/partProps.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './DeviceList.css.ts';

export interface DeviceListProps extends Omit<PartProps<'div'>, 'children'> {
  /** Where the account is logged in, this device among them; the one that was used last comes first. */
  devices: readonly AccountDevice[];
  /** Logs all of them out but this one. Resolves to whether it was done. */
  onEndOthers: () => Promise<boolean>;
}

/**
 * Where an account is logged in, and the way to log the other devices out.
 *
 * Use it in the account of a customer; to change the password, which logs them out too, use `PasswordForm`.
 */
export function DeviceList({ devices, onEndOthers, ...rest }: DeviceListProps) {
  const { button, save } = useSaving();
  const hasOthers = devices.some(({ current }) => !current);
  return (
    <Stack gap={20} {...rest}>
      <ul aria-label="Appareils connectés" className={styles.list}>
        {latestFirst(devices).map((device, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same of themselves, and none has a state of its own.
          <li key={place} className={styles.device}>
            <Text>{device.name ?? 'Appareil inconnu'}</Text>
            {device.current && <Badge tone="neutral">Cet appareil</Badge>}
            <Text size="small" tone="muted" className={styles.days}>
              {device.openedAt !== undefined &&
                `Connecté le ${formatDate(device.openedAt)} à ${formatTime(device.openedAt)}, `}
              {`utilisé le ${formatDate(device.lastUsedAt)} à ${formatTime(device.lastUsedAt)}`}
            </Text>
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button variant="secondary" onClick={() => void save(onEndOthers)} {...button}>
            Déconnecter les autres appareils
          </Button>
        </div>
      ) : (
        <Text size="small" tone="muted">
          Aucun autre appareil n’est connecté.
        </Text>
      )}
    </Stack>
  );
}

/** This device first: it is in use now. */
const latestFirst = (devices: readonly AccountDevice[]) =>
  devices.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
  );
