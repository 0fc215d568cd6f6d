import { Container, Heading, Inline, Stack, Text, TextLink, Wordmark } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';

/** What visitors read while a shop in service may not sell yet. */
export default function ClosedPage() {
  const { email } = useHouse(false);
  return (
    <main>
      <PageHead title="La boutique ouvre bientôt" />
      <Container paddingTop={{ base: 72, lg: 128 }} paddingBottom={{ base: 72, lg: 128 }}>
        <Stack gap={40}>
          <Inline>
            <Wordmark size="sm" />
          </Inline>
          <Stack gap={16}>
            <Heading level={1}>La boutique ouvre bientôt</Heading>
            <Text tone="muted">
              Nos compositions arrivent. Revenez nous voir dans quelque temps.
              {email !== undefined && (
                <>
                  {' '}
                  Une question&nbsp;? <TextLink href={`mailto:${email}`}>{email}</TextLink>
                </>
              )}
            </Text>
          </Stack>
          <Inline gap={24}>
            <TextLink tone="standalone" href="/mentions-legales">
              Mentions légales
            </TextLink>
            <TextLink tone="standalone" href="/mon-compte">
              Mon compte
            </TextLink>
          </Inline>
        </Stack>
      </Container>
    </main>
  );
}
