import { Clouds, Container, Grid, Heading, Inline, Stack, Text, TextLink, Wordmark } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';

/** What visitors read while a shop in service may not sell yet. */
export default function ClosedPage() {
  const { email } = useHouse(false);
  return (
    <Container
      as="main"
      fillsWindow
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      gap={40}
      paddingY={{ base: 40, lg: 56 }}
    >
      <PageHead title="La boutique ouvre bientôt" />
      <Wordmark />
      <Grid columns={{ base: 1, lg: 2 }} gap={{ base: 40, lg: 72 }} alignItems="center">
        <Clouds size="lg" />
        <Stack gap={24}>
          <Heading level={1} size="display">
            La boutique ouvre bientôt
          </Heading>
          <Text size="lead" tone="muted">
            Nos compositions arrivent. Revenez nous voir dans quelque temps.
          </Text>
        </Stack>
      </Grid>
      <Inline gap={24} alignItems="baseline" justifyContent="space-between">
        {email !== undefined && (
          <Text>
            Une question&nbsp;? <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </Text>
        )}
        <Inline gap={24}>
          <TextLink tone="standalone" href="/mentions-legales">
            Mentions légales
          </TextLink>
          <TextLink tone="standalone" href="/mon-compte">
            Mon compte
          </TextLink>
        </Inline>
      </Inline>
    </Container>
  );
}
