import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheckIcon, CircleHelpIcon, CircleXIcon, ClockIcon, PackageIcon, TruckIcon } from '../Icon/icons.tsx';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Primitives/StatusPill',
  component: StatusPill,
  args: { tone: 'caution', icon: <ClockIcon size={15} />, children: 'En attente' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Info: Story = {
  args: { tone: 'info', icon: <PackageIcon size={15} />, children: 'En préparation' },
};

export const Accent: Story = { args: { tone: 'accent', icon: <TruckIcon size={15} />, children: 'Expédiée' } };

export const Positive: Story = { args: { tone: 'positive', icon: <CircleCheckIcon size={15} />, children: 'Livrée' } };

export const Critical: Story = { args: { tone: 'critical', icon: <CircleXIcon size={15} />, children: 'Annulée' } };

export const Neutral: Story = { args: { tone: 'neutral', icon: <CircleHelpIcon size={15} />, children: 'Inconnu' } };

export const OutlinedPositive: Story = { args: { variant: 'outlined', tone: 'positive', children: 'Payée' } };

export const OutlinedCaution: Story = { args: { variant: 'outlined', tone: 'caution' } };

export const OutlinedCritical: Story = { args: { variant: 'outlined', tone: 'critical', children: 'Échouée' } };

export const OutlinedNeutral: Story = { args: { variant: 'outlined', tone: 'neutral', children: 'Remboursée' } };
