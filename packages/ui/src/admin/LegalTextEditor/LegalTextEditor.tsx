import { formatDateTime, legalParts, legalPlaceholders, legalTextIssue, longestLegalText } from '@nuee/domain';
import type { OwnerLegalText } from '@nuee/domain/live';
import { type ReactNode, type SubmitEvent, useDeferredValue, useEffect, useState } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Card } from '../Card/Card.tsx';
import * as styles from './LegalTextEditor.css.ts';

export interface LegalTextEditorProps {
  /** The text in its last version. When others save one while somebody types here, what is typed stays. */
  text: OwnerLegalText;
  /** An earlier version that is read; without it the last one is edited. */
  earlier?: OwnerLegalText | undefined;
  /** Shows a text as the shop will. */
  preview: (content: string) => ReactNode;
  /** Called with the version that is to be read. */
  onVersionChange: (version: number) => void;
  /** Called with what was typed. Resolves to whether it is kept; what was typed stays until it is. */
  onSave: (change: { content: string; version: number }) => Promise<boolean>;
  /** Called when something is typed that isn't saved, and when nothing is any more. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * A legal text in the few signs that it is written with, beside it as the shop will show it, and its versions.
 *
 * Use it for texts of the shop's pages; for its figures and names, use `SettingsForm`.
 */
export function LegalTextEditor({
  text,
  earlier,
  preview,
  onVersionChange,
  onSave,
  onUnsavedChange,
}: LegalTextEditorProps) {
  const [typed, setTyped] = useState<string>();
  // What is typed was typed over this version: saving it over another one has to be asked for.
  const [base, setBase] = useState(text.version);
  const { button, save } = useSaving();
  const content = typed ?? text.content;
  const unsaved = typed !== undefined && typed.trim() !== text.content.trim();
  const isStale = base !== text.version;
  if (isStale && !unsaved) setBase(text.version);
  useEffect(() => onUnsavedChange?.(unsaved), [onUnsavedChange, unsaved]);
  const issue = legalTextIssue(content);
  // A letter shows in its field before the page beside it.
  const shown = useDeferredValue(earlier?.content ?? content);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (issue !== undefined || !unsaved) return;
    if (await save(() => onSave({ content, version: base }))) setTyped(undefined);
  };
  const takeOver = (old: OwnerLegalText): void => {
    setTyped(old.content);
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
              value={String(earlier?.version ?? text.version)}
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
                <TextArea
                  label="Contenu"
                  name="content"
                  rows={24}
                  maxLength={longestLegalText}
                  spellCheck
                  lang="fr"
                  value={content}
                  error={issue}
                  onValueChange={setTyped}
                />
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
                <Help />
              </>
            )}
          </Stack>
        </form>
      </Card>
      <Card title="Aperçu">
        <div className={styles.preview}>{preview(shown)}</div>
      </Card>
    </Grid>
  );
}

const versionLabel = ({ version, createdAt, who }: OwnerLegalText['versions'][number]): string =>
  createdAt === undefined
    ? 'Texte d’origine'
    : `Version ${version}, ${formatDateTime(createdAt)}${who === undefined ? '' : `, ${who}`}`;

/** The signs, and what the shop fills in. */
function Help() {
  return (
    <details>
      <summary className={styles.summary}>Comment s’écrit ce texte</summary>
      <Stack gap={8}>
        <Text size="small">
          «&nbsp;##&nbsp;» commence un titre, «&nbsp;###&nbsp;» un sous-titre, «&nbsp;-&nbsp;» une ligne de liste. Une
          ligne vide sépare deux paragraphes. **gras**, [lien](/contact).
        </Text>
        <Text size="small">
          Entre accolades, la boutique met vos paramètres&nbsp;; une ligne dont le paramètre est vide n’est pas
          montrée&nbsp;: {legalPlaceholders.map((name) => `{${name}}`).join(', ')}.
        </Text>
        <Text size="small">
          Seuls sur leur ligne, elle met ses propres textes&nbsp;:{' '}
          {Object.values(legalParts)
            .map((name) => `[[${name}]]`)
            .join(', ')}
          .
        </Text>
      </Stack>
    </details>
  );
}
