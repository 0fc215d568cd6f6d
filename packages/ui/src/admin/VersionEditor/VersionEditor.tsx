import { formatDateTime } from '@nuee/domain';
import { type ReactNode, type SubmitEvent, useDeferredValue, useEffect, useState } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';

export interface Version {
  version: number;
  createdAt?: string | undefined;
  who?: string | undefined;
}

export interface Versioned<Content> extends Version {
  content: Content;
  versions: readonly Version[];
}

export interface VersionEditorProps<Content> {
  /** The text in its last version. When others save one while somebody types here, what is typed stays. */
  text: Versioned<Content>;
  /** An earlier version that is read; without it the last one is edited. */
  earlier?: Versioned<Content> | undefined;
  /** Whether what was typed says the same as what is saved. */
  isSame: (typed: Content, saved: Content) => boolean;
  /** Whether it can be published; the fields say what is wrong. */
  isValid: (content: Content) => boolean;
  /** The fields of a text, and what they call with a changed one. */
  fields: (content: Content, onChange: (next: Content) => void) => ReactNode;
  /** Shows a text as the shop will. */
  preview: (content: Content) => ReactNode;
  /** Called with the version that is to be read. */
  onVersionChange: (version: number) => void;
  /** Called with what was typed. Resolves to whether it is kept; what was typed stays until it is. */
  onSave: (change: { content: Content; version: number }) => Promise<boolean>;
  /** Called when something is typed that isn't saved, and when nothing is any more. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * A text of the shop that its owner writes, beside it as the shop will show it, and its versions.
 *
 * Use it for texts and pages of the shop; for its figures and names, use `SettingsForm`.
 */
export function VersionEditor<Content>({
  text,
  earlier,
  isSame,
  isValid,
  fields,
  preview,
  onVersionChange,
  onSave,
  onUnsavedChange,
}: VersionEditorProps<Content>) {
  const [typed, setTyped] = useState<{ content: Content }>();
  // What is typed was typed over this version: saving it over another one has to be asked for.
  const [base, setBase] = useState(text.version);
  const { button, save } = useSaving();
  const content = typed ? typed.content : text.content;
  const unsaved = typed !== undefined && !isSame(typed.content, text.content);
  const isStale = base !== text.version;
  if (isStale && !unsaved) setBase(text.version);
  useEffect(() => onUnsavedChange?.(unsaved), [onUnsavedChange, unsaved]);
  // A letter shows in its field before the page beside it.
  const shown = useDeferredValue(earlier ? earlier.content : content);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!isValid(content) || !unsaved) return;
    if (await save(() => onSave({ content, version: base }))) setTyped(undefined);
  };
  const takeOver = (old: Versioned<Content>): void => {
    setTyped({ content: old.content });
    onVersionChange(text.version);
  };
  return (
    <Grid columns={{ base: 1, lg: 2 }} gap={24} alignItems="start">
      <Card title="Texte">
        <form noValidate aria-label="Texte" onSubmit={(event) => void submit(event)}>
          <Stack gap={16}>
            <SelectField
              label="Version"
              name="version"
              options={text.versions.map((each) => ({ value: String(each.version), label: versionLabel(each) }))}
              value={String((earlier ?? text).version)}
              onValueChange={(next) => onVersionChange(Number(next))}
            />
            {earlier ? (
              <Notice tone="info">
                <Stack gap={12}>
                  <Text size="small">Vous lisez une version antérieure&nbsp;: elle ne se modifie plus.</Text>
                  <Inline gap={8}>
                    <Button size="sm" onClick={() => takeOver(earlier)}>
                      Reprendre ce texte
                    </Button>
                    <Button size="sm" variant="secondary" onClick={() => onVersionChange(text.version)}>
                      Revenir à la dernière
                    </Button>
                  </Inline>
                </Stack>
              </Notice>
            ) : (
              <>
                {isStale && unsaved && (
                  <Notice tone="info">
                    <Stack gap={12}>
                      <Text size="small">
                        Quelqu’un d’autre a enregistré une version. Ce que vous avez saisi reste ici.
                      </Text>
                      <div>
                        <Button size="sm" variant="secondary" onClick={() => setBase(text.version)}>
                          Enregistrer par-dessus
                        </Button>
                      </div>
                    </Stack>
                  </Notice>
                )}
                {fields(content, (next) => setTyped({ content: next }))}
                {unsaved && (
                  <Inline gap={8}>
                    <Button type="submit" size="sm" {...button}>
                      Enregistrer et publier
                    </Button>
                    <Button size="sm" variant="secondary" onClick={() => setTyped(undefined)}>
                      Tout remettre
                    </Button>
                  </Inline>
                )}
              </>
            )}
          </Stack>
        </form>
      </Card>
      <Card title="Aperçu">{preview(shown)}</Card>
    </Grid>
  );
}

const versionLabel = ({ version, createdAt, who }: Version): string =>
  createdAt === undefined
    ? 'Texte d’origine'
    : `Version ${version}, ${formatDateTime(createdAt)}${who === undefined ? '' : `, ${who}`}`;
