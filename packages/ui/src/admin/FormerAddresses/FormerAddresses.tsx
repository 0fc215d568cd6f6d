import { type Redirect, type Refuse, readRedirects, redirectsText } from '@nuee/domain';
import { type SubmitEvent, useState } from 'react';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Card } from '../Card/Card.tsx';
import { countOf } from '../countOf.ts';

export interface FormerAddressesProps {
  /** Those that lead on already. */
  redirects: readonly Redirect[];
  /** Called with all of them as they shall be. Resolves to whether they were saved; `refuse` marks what the API refuses. */
  onSave: (redirects: Redirect[], refuse: Refuse) => Promise<boolean>;
  /** Called with whether there are unsaved changes, whenever that changes. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * The addresses of a former shop, one a line, each with the page that it leads to now.
 *
 * Use it in the settings of a live shop; a product that is renamed needs no line of it.
 */
export function FormerAddresses({ redirects, onSave, onUnsavedChange }: FormerAddressesProps) {
  const saved = redirectsText(redirects);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? saved;
  const read = readRedirects(text);
  const { issues, check, refuse } = useCheckedForm(read.issue === undefined ? {} : { redirects: read.issue }, {
    redirects: text,
  });
  const { button, save } = useSaving();
  const edit = (next: string | undefined): void => {
    setTyped(next);
    onUnsavedChange?.(next !== undefined && next !== saved);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (await save(() => onSave(read.redirects, refuse))) edit(undefined);
  };
  return (
    <Card title="Anciennes adresses">
      <form noValidate aria-label="Anciennes adresses" onSubmit={submit}>
        <Stack gap={16}>
          <Text size="small" tone="muted">
            Si vous aviez une autre boutique, ses adresses restent chez vos clients et dans les moteurs de recherche.
            Chacune de ces lignes mène à la bonne page. Un produit que vous renommez n’en a pas besoin&nbsp;: son
            ancienne adresse mène d’elle-même à la nouvelle.
          </Text>
          <TextArea
            label="Ancienne adresse → nouvelle adresse"
            name="redirects"
            rows={6}
            autoComplete="off"
            spellCheck={false}
            description={'Une par ligne, comme «\u00a0/parfums/mangue.html → /produit/mangue\u00a0».'}
            value={text}
            error={issues.redirects}
            onValueChange={edit}
          />
          <Text size="small" aria-live="polite">
            {read.issue !== undefined || text === saved
              ? 'Aucune adresse ne change.'
              : read.redirects.length === 0
                ? 'Plus aucune ancienne adresse ne mènera à une page.'
                : `${countOf(read.redirects.length, 'adresse')} en tout, qui mèneront aussitôt à leur page.`}
          </Text>
          <div>
            <Button type="submit" size="sm" {...button}>
              Publier ces adresses
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
