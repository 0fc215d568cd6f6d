import { useEffect, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TicketPhotographs.css.ts';

export interface Photograph {
  _id: string;
  /** What it shows, once it is read. */
  file: Blob | 'reading' | 'failed';
}

export interface TicketPhotographsProps extends Omit<PartProps<'div'>, 'children' | 'color'> {
  /** In the order in which they were sent. */
  photographs: readonly Photograph[];
  /** Called with the one that its sender takes back. Without it none can be. */
  onRemove?: ((removed: Photograph) => void) | undefined;
}

/**
 * The photographs of a ticket: each small in a row, and large over the page once it is pressed.
 *
 * Use it for what customers send; for pictures of the shop, use `Picture`.
 */
export function TicketPhotographs({ photographs, onRemove, ...rest }: TicketPhotographsProps) {
  const [large, setLarge] = useState<string>();
  const close = () => setLarge(undefined);
  const at = photographs.findIndex(({ _id }) => _id === large);
  const shown = photographs[at]?.file;
  return (
    <>
      <Inline as="ul" gap={12} alignItems="start" aria-label="Photographies" {...rest}>
        {photographs.map((photograph, index) => {
          const { _id, file } = photograph;
          const name = `la photographie ${index + 1}`;
          return (
            <Stack as="li" key={_id} gap={4}>
              {file === 'reading' && <Skeleton className={styles.thumbnail} />}
              {file === 'failed' && (
                <Text size="caption" tone="muted">
                  {`La photographie ${index + 1} n’a pas pu être lue.`}
                </Text>
              )}
              {file instanceof Blob && (
                <IconButton
                  label={`Agrandir ${name}`}
                  icon={<Shown file={file} alt="" className={styles.thumbnail} />}
                  onClick={() => setLarge(_id)}
                />
              )}
              {onRemove && (
                <LinkButton onClick={() => onRemove(photograph)}>
                  Retirer
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </LinkButton>
              )}
            </Stack>
          );
        })}
      </Inline>
      <Dialog.Root
        open={shown !== undefined}
        onOpenChange={close}
        size="lg"
        label={`Photographie ${at + 1} sur ${photographs.length}`}
      >
        <Dialog.Body>{shown instanceof Blob && <Shown file={shown} alt={`Photographie ${at + 1}`} />}</Dialog.Body>
        <Dialog.Foot>
          <Button size="sm" variant="secondary" onClick={close}>
            Fermer
          </Button>
        </Dialog.Foot>
      </Dialog.Root>
    </>
  );
}

function Shown({ file, alt, ...rest }: { file: Blob; alt: string; className?: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={address} alt={alt} {...rest} />;
}
