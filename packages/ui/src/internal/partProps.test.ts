import type { ComponentProps, ElementType } from 'react';
import { expect, it } from 'vitest';
import type * as library from '../index.ts';
import type { Dialog, Drawer, SearchDialog } from '../index.ts';

// Their types: `npm test types` refuses a part that one of these sentences doesn't hold for, and names it.

type Library = typeof library;

/** Each exported part. A provider renders nothing of its own, `Menu` and `Dialog` are made of parts. */
type Parts = {
  [Name in keyof Library as Library[Name] extends ElementType
    ? Name extends `${string}Provider` | `${string}Icon` | Uncapitalize<Name>
      ? never
      : Name
    : never]: Library[Name];
};

/** Screens and questions of the office, each placed as a whole. */
type Whole =
  | 'AccountingMonth'
  | 'AgeGate'
  | 'AgreedTerms'
  | 'AskedAgain'
  | 'BankStatement'
  | 'BulkShipping'
  | 'BulkStatus'
  | 'CommandPalette'
  | 'ConfirmDialog'
  | 'CustomerFile'
  | 'DeliveryMethods'
  | 'FilterMenu'
  | 'FocusPoint'
  | 'FormerAddresses'
  | 'HelpDialog'
  | 'KeysDialog'
  | 'MailReader'
  | 'MarkupField'
  | 'OrderDetail'
  | 'OrderEditDialog'
  | 'OrderEntry'
  | 'OrderSheets'
  | 'PageFields'
  | 'PagePreview'
  | 'PaymentReceipt'
  | 'PictureField'
  | 'PreparationList'
  | 'PriceList'
  | 'ProductDetailFields'
  | 'ProductDialog'
  | 'ProductEditor'
  | 'ProductFile'
  | 'ProductPictures'
  | 'ProductStock'
  | 'PublicationState'
  | 'RefundDialog'
  | 'SearchFields'
  | 'SessionExpiredDialog'
  | 'StatusQuestion'
  | 'StockCount'
  | 'TicketDetail'
  | 'UserAccess'
  | 'UserDetail'
  | 'VersionEditor'
  | 'ViewMenu'
  | 'WithdrawalRefusal';

type Keys<Props> = Props extends unknown ? keyof Props : never;
type Taking<Prop extends string> = {
  [Name in keyof Parts]: Extract<
    Exclude<Keys<ComponentProps<Extract<Parts[Name], ElementType>>>, 'is'>,
    Prop
  > extends never
    ? never
    : Name;
}[keyof Parts];

/** Names the parts that a sentence doesn't hold for. */
const none = <Names extends PropertyKey>(names: Record<Names, never>): void => expect(names).toEqual({});

it('takes a `ref` and a `className`, whatever part it is', () => {
  none<Exclude<keyof Parts, Whole | Taking<'ref'>>>({});
  none<Exclude<keyof Parts, Whole | Taking<'className'>>>({});
});

it('takes an initial value only where it has one', () => {
  none<Exclude<Taking<'defaultValue'>, 'Accordion' | 'PasswordField' | 'SelectField' | 'TextArea' | 'TextField'>>({});
});

it('has one word for what is pending, and adjectives for what is so', () => {
  none<Taking<'busy' | 'saving' | 'sending' | 'submitting' | 'pending'>>({});
  none<Exclude<Taking<`is${Capitalize<string>}`>, 'SecondFactor' | 'VersionEditor'>>({});
});

it('leaves no caller of a dialog what opens and closes it', () => {
  type Owned = 'onClick' | 'onPointerDown' | 'onCancel' | 'onClose' | 'inert';
  type Dialogs =
    | ComponentProps<typeof Dialog.Root>
    | ComponentProps<typeof Drawer>
    | ComponentProps<typeof SearchDialog>;
  none<Extract<Keys<Dialogs>, Owned>>({});
});
