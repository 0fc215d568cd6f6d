import { pictogramCodes } from '@nuee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { HazardPictogram } from './HazardPictogram.tsx';

const meta = {
  title: 'Commerce/Product/HazardPictogram',
  id: 'commerce-hazardpictogram',
  tags: ['new'],
  component: HazardPictogram,
  args: { code: 'GHS07' },
} satisfies Meta<typeof HazardPictogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nocif ou irritant (GHS07)' })).toBeVisible();
  },
};

export const AllOfThem: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap={12}>
      {pictogramCodes.map((code) => (
        <HazardPictogram key={code} code={code} />
      ))}
    </Inline>
  ),
};
