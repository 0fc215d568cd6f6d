import type { Meta, StoryObj } from '@storybook/react-vite';
import { CurrentMark } from './CurrentMark.tsx';

const meta = { title: 'Commerce/CurrentMark', component: CurrentMark } satisfies Meta<typeof CurrentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
