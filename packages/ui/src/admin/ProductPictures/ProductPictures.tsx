import {
  longestAlt,
  mostPictures,
  movePicture,
  newPicture,
  type ProductPicture,
  pictureIssue,
  pictureKinds,
  type SentPicture,
} from '@nuee/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FilePlace } from '../FilePlace.tsx';
import { FocusPoint } from '../FocusPoint/FocusPoint.tsx';
import { summary } from '../summary.css.ts';
import * as styles from './ProductPictures.css.ts';

/** Sends a picture: resolves to where it is then, or to the sentence that says why it is refused. */
export type PictureSender = (file: File) => Promise<SentPicture | string>;

export interface ProductPicturesProps {
  /** The pictures, the first one for the card. */
  value: readonly ProductPicture[];
  /** Called with all of them as they shall be. */
  onValueChange: (next: ProductPicture[]) => void;
  /** Sends a file that may be a picture of the shop. */
  onSend: PictureSender;
  /** Called with whether one is on its way. */
  onSendingChange: (isSending: boolean) => void;
  /** Why the form can't be saved because of them. */
  error?: string | undefined;
}

/**
 * The pictures of a product: each with the text in its place and the point that stays in sight, in the order of its page. A file is sent
 * as soon as it is chosen, so that a refusal is told at once.
 *
 * Use it in the form of a product; for one picture, use `PictureField`.
 */
export function ProductPictures({ value, onValueChange, onSend, onSendingChange, error }: ProductPicturesProps) {
  const [issue, setIssue] = useState<string>();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<HTMLInputElement>(null);
  // They may be changed while another one is on its way.
  const latest = useRef(value);
  const underWay = useRef(0);
  /** What takes the focus once they are as asked. */
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    latest.current = value;
    next.current?.()?.focus();
    next.current = undefined;
  });
  const send = async (file: File): Promise<void> => {
    const found = pictureIssue(file);
    setIssue(found);
    if (found !== undefined) return;
    setSent((before) => [...before, file.name]);
    underWay.current += 1;
    onSendingChange(true);
    const answer = await onSend(file);
    setSent((before) => before.toSpliced(before.indexOf(file.name), 1));
    underWay.current -= 1;
    onSendingChange(underWay.current > 0);
    if (typeof answer === 'string') setIssue(answer);
    else if (latest.current.some(({ image }) => image === answer.image)) setIssue('Ce produit a déjà cette image.');
    else onValueChange([...latest.current, newPicture(answer)].slice(0, mostPictures));
  };
  const change = (at: number, changed: Partial<ProductPicture>) =>
    onValueChange(value.map((picture, each) => (each === at ? { ...picture, ...changed } : picture)));
  const move = (at: number, by: -1 | 1, button: HTMLElement) => {
    // At an end of the list its button is gone: the other one has taken its place.
    next.current = () => (button.isConnected ? button : list.current?.children[at + by]?.querySelector('button'));
    setTold(`Image ${at + by + 1} sur ${value.length}`);
    onValueChange(movePicture(value, at, by));
  };
  const remove = (at: number) => {
    next.current = () => place.current;
    setTold('Image retirée');
    onValueChange(value.filter((_picture, each) => each !== at));
  };
  return (
    <div className={styles.root}>
      {value.length > 0 && (
        <ol ref={list} aria-label="Images" className={styles.list}>
          {value.map((picture, at) => {
            const name = `Image ${at + 1}`;
            return (
              <li key={picture.image}>
                <fieldset className={styles.item}>
                  <VisuallyHidden as="legend">{name}</VisuallyHidden>
                  <img
                    src={picture.image}
                    alt=""
                    className={styles.picture}
                    style={{ objectPosition: `${picture.x}% ${picture.y}%` }}
                  />
                  <div className={styles.fields}>
                    <div className={styles.head}>
                      <Inline gap={8}>
                        <Text as="span" aria-hidden="true">
                          {name}
                        </Text>
                        {at === 0 && <Badge tone="neutral">Celle des listes</Badge>}
                      </Inline>
                      <Inline gap={16}>
                        {at > 0 && (
                          <Act of={name} onPress={(button) => move(at, -1, button)}>
                            Monter
                          </Act>
                        )}
                        {at < value.length - 1 && (
                          <Act of={name} onPress={(button) => move(at, 1, button)}>
                            Descendre
                          </Act>
                        )}
                        <Act of={name} onPress={() => remove(at)}>
                          Retirer
                        </Act>
                      </Inline>
                    </div>
                    <TextField
                      label="Texte alternatif"
                      name={`alt-${at}`}
                      lang="fr"
                      autoComplete="off"
                      description={at === 0 ? 'Ce qu’elle montre, pour ceux qui ne la voient pas.' : undefined}
                      maxLength={longestAlt}
                      value={picture.alt}
                      onValueChange={(alt) => change(at, { alt })}
                    />
                    <details>
                      <summary className={summary}>Cadrage</summary>
                      <FocusPoint
                        src={picture.image}
                        x={picture.x}
                        y={picture.y}
                        onPointChange={(point) => change(at, point)}
                      />
                    </details>
                  </div>
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      {value.length < mostPictures ? (
        <Field
          label={value.length === 0 ? 'Image' : 'Ajouter une image'}
          description={`PNG, JPEG, WebP ou AVIF, 10\u00a0Mo au plus, ${mostPictures}\u00a0images en tout`}
          error={issue ?? error}
        >
          {(control) => (
            <FilePlace
              control={{ ...control, name: 'pictures', ref: place }}
              accept={pictureKinds.join(',')}
              onChoose={(file) => void send(file)}
              state={sent.length === 0 ? 'ou déposez-le ici' : `Envoi de ${sent.join(', ')}…`}
            />
          )}
        </Field>
      ) : (
        <Text size="small" tone="muted">
          {`${mostPictures}\u00a0images au plus\u00a0: retirez-en une pour en ajouter une autre.`}
        </Text>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}

function Act({ of, onPress, children }: { of: string; onPress: (button: HTMLElement) => void; children: string }) {
  return (
    <LinkButton onClick={({ currentTarget }) => onPress(currentTarget)}>
      {children}
      <VisuallyHidden>{`\u00a0: ${of}`}</VisuallyHidden>
    </LinkButton>
  );
}
