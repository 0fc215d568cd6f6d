import { Button, Container, Grid, Heading, ProductCard } from '@nuee/ui';
import type { ProductSummary } from '@nuee/ui/domain';

const product: ProductSummary = {
  id: '3',
  slug: 'fraise-des-bois',
  name: 'Fraise des Bois',
  shortDescription: 'Fraise, framboise, feuille de cassis',
  category: 'Fruités',
  price: 14.5,
  discountPrice: 12.9,
  image: '/favicon.svg',
  imageWidths: [],
};

export default function App() {
  return (
    <Container as="main" paddingY={40}>
      <Heading level={1}>Une autre boutique</Heading>
      <Grid columns={{ base: 1, md: 2, lg: 3 }} paddingY={24}>
        <ProductCard product={product} headingLevel={2} />
      </Grid>
      <p style={{ color: 'var(--nuee-color-fg-muted)' }}>Livraison offerte dès 49{'\u00a0'}€.</p>
      <Button href="/catalogue">Voir le catalogue</Button>
    </Container>
  );
}
