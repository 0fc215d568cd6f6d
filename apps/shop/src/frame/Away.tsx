import { Box, Container, Notice } from '@nuee/ui';
import { useShop } from '../shop.ts';

/** Says until when the shop takes no orders, while its owner is away. */
export function Away() {
  const { away } = useShop().pages.site;
  if (away === undefined) return null;
  return (
    <Container>
      <Box paddingY={20}>
        <Notice tone="info">{away}</Notice>
      </Box>
    </Container>
  );
}
