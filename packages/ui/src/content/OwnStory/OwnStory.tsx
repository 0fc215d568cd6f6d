import type { ReadPage } from '@nuee/domain';
import type { PartProps } from '../../internal/partProps.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AboutIntro } from '../AboutIntro/AboutIntro.tsx';
import { LegalText } from '../LegalText/LegalText.tsx';

export interface OwnStoryProps extends Omit<PartProps<'div'>, 'children'> {
  /** What the owner says. */
  page: ReadPage;
  /** Address of « Découvrir nos produits ». */
  catalogueHref: string;
}

/**
 * « Notre histoire » of a shop in service, as its owner wrote it.
 *
 * Use it for a page that an owner tells; for practical pages, use `ContentPage`.
 */
export function OwnStory({ page: { title, lead, sections, picture }, catalogueHref, ...rest }: OwnStoryProps) {
  return (
    <div {...rest}>
      <AboutIntro title={title} picture={picture ?? null}>
        {lead}
      </AboutIntro>
      <Container paddingY={{ base: 72, lg: 128 }}>
        <Stack gap={{ base: 40, lg: 56 }}>
          {sections.length > 0 && <LegalText sections={sections} />}
          <Box>
            <Button href={catalogueHref}>Découvrir nos produits</Button>
          </Box>
        </Stack>
      </Container>
    </div>
  );
}
