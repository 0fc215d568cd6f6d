import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '../../testing/States.tsx';
import { PackageIcon } from '../Icon/icons.tsx';
import { OptionGroup, type OptionGroupProps } from './OptionGroup.tsx';

const meta = {
  title: 'Primitives/OptionGroup',
  tags: ['stable'],
  component: OptionGroup,
  args: {
    label: 'Taux de nicotine',
    detail: '3 mg/ml',
    name: 'nicotineStrength',
    value: '3',
    onValueChange: fn(),
    options: ['0', '3', '6', '12', '18'].map((value) => ({ value, label: value, unit: 'mg/ml' })),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof OptionGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(props: OptionGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OptionGroup
      {...props}
      value={value}
      detail={`${value} mg/ml`}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

export const Default: Story = {};

export const ChosenByClick: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Taux de nicotine' }));
    await expect(group.getByRole('radio', { name: '3 mg/ml' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: '12 mg/ml' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('12');
  },
};

export const Icons: Story = {
  args: {
    label: 'Contenance',
    detail: '10 ml',
    name: 'size',
    value: '10',
    options: [16, 20, 24, 28].map((size, place) => {
      const value = ['10', '30', '50', '100'][place] ?? '';
      return { value, label: value, unit: 'ml', icon: <PackageIcon size={size} /> };
    }),
  },
};

export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: '3 mg/ml' })).toHaveFocus();
  },
};

export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '6 mg/ml' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '18 mg/ml' })).toBeChecked();
    await expect(canvas.getByText('18 mg/ml')).toBeVisible();
  },
};

export const OneTabStop: Story = {
  render: (args) => (
    <>
      <OptionGroup {...args} />
      <button type="button">Suite</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Suite' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States of={OptionGroup} args={args} stories={{ Default, Icons }} interactive={['Default']} width="24rem" />
  ),
};
