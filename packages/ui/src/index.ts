// A comment on its own begins a section; exports are sorted within it.

// Links and hydration

export { LinkProvider, type LinkProviderProps } from './internal/LinkContext.tsx';
export type { PartProps } from './internal/partProps.ts';
export { useCheckedForm } from './internal/useCheckedForm.ts';
export { useHydrated } from './internal/useHydrated.ts';
export { usePriceQuestion } from './internal/usePriceQuestion.tsx';
export { useSaving } from './internal/useSaving.ts';

// Layout: the only owners of space

export { Box, type BoxProps } from './layout/Box/Box.tsx';
export { Container, type ContainerProps } from './layout/Container/Container.tsx';
export { Grid, type GridProps } from './layout/Grid/Grid.tsx';
export { Inline, type InlineProps } from './layout/Inline/Inline.tsx';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';

// Primitives: know nothing of the shop

export { Accordion, type AccordionItem, type AccordionProps } from './primitives/Accordion/Accordion.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './primitives/CheckboxGroup/CheckboxGroup.tsx';
export { CountBadge, type CountBadgeProps } from './primitives/CountBadge/CountBadge.tsx';
export { DataList, type DataListProps } from './primitives/DataList/DataList.tsx';
export { Dialog, DialogNote, type DialogPartProps, type DialogRootProps } from './primitives/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { Field, type FieldControl, type FieldProps } from './primitives/Field/Field.tsx';
export { Heading, type HeadingProps } from './primitives/Heading/Heading.tsx';
export type { IconProps } from './primitives/Icon/Icon.tsx';
export * from './primitives/Icon/icons.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/LinkButton/LinkButton.tsx';
export {
  Menu,
  type MenuChoice,
  type MenuChoicesProps,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuProps,
  type MenuRootProps,
  type MenuSubProps,
} from './primitives/Menu/Menu.tsx';
export { Notice, type NoticeProps } from './primitives/Notice/Notice.tsx';
export { NoWrap, type NoWrapProps } from './primitives/NoWrap/NoWrap.tsx';
export { type Option, OptionGroup, type OptionGroupProps } from './primitives/OptionGroup/OptionGroup.tsx';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination.tsx';
export { Panel, type PanelProps } from './primitives/Panel/Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx';
export { Picture, type PictureProps } from './primitives/Picture/Picture.tsx';
export { Price, type PriceProps } from './primitives/Price/Price.tsx';
export { QuantityStepper, type QuantityStepperProps } from './primitives/QuantityStepper/QuantityStepper.tsx';
export { RadioList, type RadioListOption, type RadioListProps } from './primitives/RadioList/RadioList.tsx';
export { Rating, type RatingProps } from './primitives/Rating/Rating.tsx';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx';
export { SelectField, type SelectFieldProps } from './primitives/SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { StatusPill, type StatusPillProps } from './primitives/StatusPill/StatusPill.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
} from './primitives/Table/Table.tsx';
export { Text, type TextProps } from './primitives/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './primitives/TextLink/TextLink.tsx';
export { Toaster, type ToasterProps, type ToastMessage } from './primitives/Toaster/Toaster.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';

// Commerce: browsing

export { AgeGate, type AgeGateProps } from './commerce/AgeGate/AgeGate.tsx';
export { BestSellers, type BestSellersProps } from './commerce/BestSellers/BestSellers.tsx';
export { type AddingStatus, BuyBar, type BuyBarProps } from './commerce/BuyBar/BuyBar.tsx';
export { CartLink, type CartLinkProps } from './commerce/CartLink/CartLink.tsx';
export { CatalogueFilters, type CatalogueFiltersProps } from './commerce/CatalogueFilters/CatalogueFilters.tsx';
export { CatalogueIntro, type CatalogueIntroProps, categoryIntros } from './commerce/CatalogueIntro/CatalogueIntro.tsx';
export { CategoryFilter, type CategoryFilterProps } from './commerce/CategoryFilter/CategoryFilter.tsx';
export { CategoryTiles, type CategoryTilesProps } from './commerce/CategoryTiles/CategoryTiles.tsx';
export { Clouds, type CloudsProps } from './commerce/Clouds/Clouds.tsx';
export { ColourChart, type ColourChartProps } from './commerce/ColourChart/ColourChart.tsx';
export { CurrentMark, type CurrentMarkProps } from './commerce/CurrentMark/CurrentMark.tsx';
export { EmptyCloud, type EmptyCloudProps } from './commerce/EmptyCloud/EmptyCloud.tsx';
export { GuaranteeNotice, type GuaranteeNoticeProps } from './commerce/GuaranteeNotice/GuaranteeNotice.tsx';
export { HazardPictogram, type HazardPictogramProps } from './commerce/HazardPictogram/HazardPictogram.tsx';
export { Hero, type HeroProps } from './commerce/Hero/Hero.tsx';
export { NavMenu, type NavMenuProps } from './commerce/NavMenu/NavMenu.tsx';
export { Newsletter, type NewsletterProps } from './commerce/Newsletter/Newsletter.tsx';
export { NotFoundMessage, type NotFoundMessageProps } from './commerce/NotFoundMessage/NotFoundMessage.tsx';
export { ProductCard, type ProductCardLayout, type ProductCardProps } from './commerce/ProductCard/ProductCard.tsx';
export {
  type ProductChoice,
  ProductDetail,
  type ProductDetailProps,
} from './commerce/ProductDetail/ProductDetail.tsx';
export { ProductFacts, type ProductFactsProps } from './commerce/ProductFacts/ProductFacts.tsx';
export {
  ProductGrid,
  type ProductGridArrangement,
  type ProductGridProps,
} from './commerce/ProductGrid/ProductGrid.tsx';
export { ProductNeighbours, type ProductNeighboursProps } from './commerce/ProductNeighbours/ProductNeighbours.tsx';
export { ProductNotes, type ProductNotesProps } from './commerce/ProductNotes/ProductNotes.tsx';
export { ProductPromises, type ProductPromisesProps } from './commerce/ProductPromises/ProductPromises.tsx';
export type { PageLink } from './commerce/pageLinks.ts';
export { RelatedProducts, type RelatedProductsProps } from './commerce/RelatedProducts/RelatedProducts.tsx';
export { ReviewList, type ReviewListProps } from './commerce/ReviewList/ReviewList.tsx';
export { SearchDialog, type SearchDialogProps } from './commerce/SearchDialog/SearchDialog.tsx';
export { type FooterGroup, SiteFooter, type SiteFooterProps } from './commerce/SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './commerce/SiteHeader/SiteHeader.tsx';
export { Wordmark, type WordmarkProps, type WordmarkSize } from './commerce/Wordmark/Wordmark.tsx';
export { CardActionProvider, type CardActionProviderProps } from './internal/CardActionContext.tsx';
export { ShopNameProvider, type ShopNameProviderProps, useShopName } from './internal/ShopNameContext.tsx';
export { StruckPriceProvider, type StruckPriceProviderProps } from './internal/StruckPriceContext.tsx';

// Commerce: buying

export { AddressForm, type AddressFormProps } from './commerce/AddressForm/AddressForm.tsx';
export { AuthPage, type AuthPageProps } from './commerce/AuthPage/AuthPage.tsx';
export { CartLines, type CartLinesProps } from './commerce/CartLines/CartLines.tsx';
export { CartSlip, type CartSlipProps } from './commerce/CartSlip/CartSlip.tsx';
export { CartSummary, type CartSummaryProps } from './commerce/CartSummary/CartSummary.tsx';
export { CatalogueFrame, type CatalogueFrameProps } from './commerce/CatalogueFrame/CatalogueFrame.tsx';
export { DeliveryChoice, type DeliveryChoiceProps } from './commerce/DeliveryChoice/DeliveryChoice.tsx';
export { EmptyCart, type EmptyCartProps } from './commerce/EmptyCart/EmptyCart.tsx';
export { LinkRequestForm, type LinkRequestFormProps } from './commerce/LinkRequestForm/LinkRequestForm.tsx';
export { LoadingLines, type LoadingLinesProps } from './commerce/LoadingLines/LoadingLines.tsx';
export { LoginForm, type LoginFormProps } from './commerce/LoginForm/LoginForm.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './commerce/NewPasswordForm/NewPasswordForm.tsx';
export { OrderConfirmation, type OrderConfirmationProps } from './commerce/OrderConfirmation/OrderConfirmation.tsx';
export { OrderNotes, type OrderNotesProps } from './commerce/OrderNotes/OrderNotes.tsx';
export { OrderStatus, type OrderStatusProps } from './commerce/OrderStatus/OrderStatus.tsx';
export { OrderSummary, type OrderSummaryProps } from './commerce/OrderSummary/OrderSummary.tsx';
export { PageTitle, type PageTitleProps } from './commerce/PageTitle/PageTitle.tsx';
export { PaymentChoice, type PaymentChoiceProps } from './commerce/PaymentChoice/PaymentChoice.tsx';
export { RegisterForm, type RegisterFormProps } from './commerce/RegisterForm/RegisterForm.tsx';
export { RelayChoice, type RelayChoiceProps } from './commerce/RelayChoice/RelayChoice.tsx';
export { SplitPage, type SplitPageProps } from './commerce/SplitPage/SplitPage.tsx';
export { TestCredentials, type TestCredentialsProps } from './commerce/TestCredentials/TestCredentials.tsx';

// Content: pages of text

export { AboutIntro, type AboutIntroProps } from './content/AboutIntro/AboutIntro.tsx';
export { AgreedTerms, type AgreedTermsProps } from './content/AgreedTerms/AgreedTerms.tsx';
export { ContactDetails, type ContactDetailsProps } from './content/ContactDetails/ContactDetails.tsx';
export { ContactForm, type ContactFormProps, type ContactMessage } from './content/ContactForm/ContactForm.tsx';
export { ContentPage, type ContentPageProps } from './content/ContentPage/ContentPage.tsx';
export { Contents, type ContentsProps } from './content/Contents/Contents.tsx';
export { LegalText, type LegalTextProps } from './content/LegalText/LegalText.tsx';
export { MapPlaceholder, type MapPlaceholderProps } from './content/MapPlaceholder/MapPlaceholder.tsx';
export { OwnQuestions, type OwnQuestionsProps } from './content/OwnQuestions/OwnQuestions.tsx';
export { OwnStory, type OwnStoryProps } from './content/OwnStory/OwnStory.tsx';
export { Prose, type ProseProps, type ProseSection } from './content/Prose/Prose.tsx';
export { Statements, type StatementsProps } from './content/Statements/Statements.tsx';
export { ValueCards, type ValueCardsProps } from './content/ValueCards/ValueCards.tsx';
export { WithdrawalSheet, type WithdrawalSheetProps } from './content/WithdrawalSheet/WithdrawalSheet.tsx';

// The customer's account

export { AccountFrame, type AccountFrameProps } from './account/AccountFrame/AccountFrame.tsx';
export { AccountOrders, type AccountOrdersProps } from './account/AccountOrders/AccountOrders.tsx';
export { AccountSection, type AccountSectionProps } from './account/AccountSection/AccountSection.tsx';
export {
  AddressBook,
  type AddressBookChange,
  type AddressBookProps,
} from './account/AddressBook/AddressBook.tsx';
export {
  DeliveryAddressForm,
  type DeliveryAddressFormProps,
} from './account/DeliveryAddressForm/DeliveryAddressForm.tsx';
export { DeviceList, type DeviceListProps } from './account/DeviceList/DeviceList.tsx';
export { ErasureForm, type ErasureFormProps } from './account/ErasureForm/ErasureForm.tsx';
export { FavoriteButton, type FavoriteButtonProps } from './account/FavoriteButton/FavoriteButton.tsx';
export { FavoriteCard, type FavoriteCardProps } from './account/FavoriteCard/FavoriteCard.tsx';
export { FavoriteGrid, type FavoriteGridProps } from './account/FavoriteGrid/FavoriteGrid.tsx';
export { InvoiceList, type InvoiceListProps } from './account/InvoiceList/InvoiceList.tsx';
export { NotificationList, type NotificationListProps } from './account/NotificationList/NotificationList.tsx';
export { PasswordForm, type PasswordFormProps } from './account/PasswordForm/PasswordForm.tsx';
export { PaymentMethods, type PaymentMethodsProps } from './account/PaymentMethods/PaymentMethods.tsx';
export { ProfileForm, type ProfileFormProps } from './account/ProfileForm/ProfileForm.tsx';
export { TicketForm, type TicketFormProps } from './account/TicketForm/TicketForm.tsx';
export { TicketList, type TicketListProps } from './account/TicketList/TicketList.tsx';
export {
  type Photograph,
  TicketPhotographs,
  type TicketPhotographsProps,
} from './account/TicketPhotographs/TicketPhotographs.tsx';
export { TicketThread, type TicketThreadProps } from './account/TicketThread/TicketThread.tsx';

// Admin: the back office

export {
  type AccountingFile,
  AccountingMonth,
  type AccountingMonthProps,
} from './admin/AccountingMonth/AccountingMonth.tsx';
export { AdminEntry, type AdminEntryProps } from './admin/AdminEntry/AdminEntry.tsx';
export { AdminLogin, type AdminLoginProps } from './admin/AdminLogin/AdminLogin.tsx';
export { AdminShell, type AdminShellProps } from './admin/AdminShell/AdminShell.tsx';
export { AskedAgain, type AskedAgainProps } from './admin/AskedAgain/AskedAgain.tsx';
export { orderHref, productHref, userHref } from './admin/adminLinks.ts';
export { adminScreens, type ShownPages } from './admin/adminPages.ts';
export { BankStatement, type BankStatementProps } from './admin/BankStatement/BankStatement.tsx';
export { BestProducts, type BestProductsProps } from './admin/BestProducts/BestProducts.tsx';
export { BulkShipping, type BulkShippingProps } from './admin/BulkShipping/BulkShipping.tsx';
export { BulkStatus, type BulkStatusProps } from './admin/BulkStatus/BulkStatus.tsx';
export { Card, type CardProps } from './admin/Card/Card.tsx';
export { CardPayments, type CardPaymentsProps } from './admin/CardPayments/CardPayments.tsx';
export { CategoriesTable, type CategoriesTableProps } from './admin/CategoriesTable/CategoriesTable.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type Destination,
  type Destinations,
} from './admin/CommandPalette/CommandPalette.tsx';
export { CustomerFile, type CustomerFileProps } from './admin/CustomerFile/CustomerFile.tsx';
export { DeliveryMethods, type DeliveryMethodsProps } from './admin/DeliveryMethods/DeliveryMethods.tsx';
export { DetailPage, type DetailPageProps } from './admin/DetailPage/DetailPage.tsx';
export { EditConflict, type EditConflictProps } from './admin/EditConflict/EditConflict.tsx';
export { FilterMenu, type FilterMenuProps } from './admin/FilterMenu/FilterMenu.tsx';
export { FirstSteps, type FirstStepsProps } from './admin/FirstSteps/FirstSteps.tsx';
export { FocusPoint, type FocusPointProps } from './admin/FocusPoint/FocusPoint.tsx';
export { Folded, type FoldedProps } from './admin/Folded/Folded.tsx';
export { FormerAddresses, type FormerAddressesProps } from './admin/FormerAddresses/FormerAddresses.tsx';
export { HelpDialog, type HelpDialogProps } from './admin/HelpDialog/HelpDialog.tsx';
export { JournalTable, type JournalTableProps } from './admin/JournalTable/JournalTable.tsx';
export { KeysDialog, type KeysDialogProps } from './admin/KeysDialog/KeysDialog.tsx';
export { ListToolbar, type ListToolbarProps } from './admin/ListToolbar/ListToolbar.tsx';
export { MailReader, type MailReaderProps } from './admin/MailReader/MailReader.tsx';
export { MailsTable, type MailsTableProps } from './admin/MailsTable/MailsTable.tsx';
export { MarkupField, type MarkupFieldProps } from './admin/MarkupField/MarkupField.tsx';
export { Office, type OfficeProps } from './admin/Office/Office.tsx';
export { OrderDetail, type OrderDetailProps } from './admin/OrderDetail/OrderDetail.tsx';
export { OrderEditDialog, type OrderEditDialogProps } from './admin/OrderEditDialog/OrderEditDialog.tsx';
export { type EntryCustomer, OrderEntry, type OrderEntryProps } from './admin/OrderEntry/OrderEntry.tsx';
export { OrderPayment, type OrderPaymentProps } from './admin/OrderPayment/OrderPayment.tsx';
export { OrderSheets, type OrderSheetsProps } from './admin/OrderSheets/OrderSheets.tsx';
export { OrderShipping, type OrderShippingProps } from './admin/OrderShipping/OrderShipping.tsx';
export { OrdersTable, type OrdersTableProps } from './admin/OrdersTable/OrdersTable.tsx';
export { OrderTimeline, type OrderTimelineProps } from './admin/OrderTimeline/OrderTimeline.tsx';
export { OrderWithdrawal, type OrderWithdrawalProps } from './admin/OrderWithdrawal/OrderWithdrawal.tsx';
export { orderStatusChoices } from './admin/orderStatusChoices.ts';
export { PageFields, type PageFieldsProps } from './admin/PageFields/PageFields.tsx';
export { PagePreview, type PagePreviewProps } from './admin/PagePreview/PagePreview.tsx';
export { Passkeys, type PasskeysProps } from './admin/Passkeys/Passkeys.tsx';
export { PaymentReceipt, type PaymentReceiptProps } from './admin/PaymentReceipt/PaymentReceipt.tsx';
export {
  type ChosenPeriod,
  PeriodChooser,
  type PeriodChooserProps,
  type SalesFile,
} from './admin/PeriodChooser/PeriodChooser.tsx';
export { PictureField, type PictureFieldProps } from './admin/PictureField/PictureField.tsx';
export { PreparationList, type PreparationListProps } from './admin/PreparationList/PreparationList.tsx';
export { PriceList, type PriceListProps } from './admin/PriceList/PriceList.tsx';
export {
  ProductDetailFields,
  type ProductDetailFieldsProps,
} from './admin/ProductDetailFields/ProductDetailFields.tsx';
export { ProductDialog, type ProductDialogProps } from './admin/ProductDialog/ProductDialog.tsx';
export { ProductEditor, type ProductEditorProps } from './admin/ProductEditor/ProductEditor.tsx';
export { ProductFields, type ProductFieldsProps } from './admin/ProductFields/ProductFields.tsx';
export { ProductFile, type ProductFileProps } from './admin/ProductFile/ProductFile.tsx';
export {
  type PictureSender,
  ProductPictures,
  type ProductPicturesProps,
} from './admin/ProductPictures/ProductPictures.tsx';
export { ProductPreview, type ProductPreviewProps } from './admin/ProductPreview/ProductPreview.tsx';
export { ProductStock, type ProductStockProps } from './admin/ProductStock/ProductStock.tsx';
export { ProductsTable, type ProductsTableProps } from './admin/ProductsTable/ProductsTable.tsx';
export { PublicationState, type PublicationStateProps } from './admin/PublicationState/PublicationState.tsx';
export { RecentOrders, type RecentOrdersProps } from './admin/RecentOrders/RecentOrders.tsx';
export { RefundDialog, type RefundDialogProps, type RefundedOrder } from './admin/RefundDialog/RefundDialog.tsx';
export { SalesChart, type SalesChartProps } from './admin/SalesChart/SalesChart.tsx';
export { SearchFields, type SearchFieldsProps } from './admin/SearchFields/SearchFields.tsx';
export { type FactorProposal, SecondFactor, type SecondFactorProps } from './admin/SecondFactor/SecondFactor.tsx';
export { Section, type SectionProps } from './admin/Section/Section.tsx';
export {
  SessionExpiredDialog,
  type SessionExpiredDialogProps,
} from './admin/SessionExpiredDialog/SessionExpiredDialog.tsx';
export { SettingsForm, type SettingsFormProps } from './admin/SettingsForm/SettingsForm.tsx';
export {
  type Statistic,
  StatisticsStrip,
  type StatisticsStripProps,
} from './admin/StatisticsStrip/StatisticsStrip.tsx';
export { StatusChart, type StatusChartProps } from './admin/StatusChart/StatusChart.tsx';
export { StatusQuestion, type StatusQuestionProps } from './admin/StatusQuestion/StatusQuestion.tsx';
export { StockCount, type StockCountProps, type StockCounts } from './admin/StockCount/StockCount.tsx';
export { StockMovements, type StockMovementsProps } from './admin/StockMovements/StockMovements.tsx';
export { SubscribersTable, type SubscribersTableProps } from './admin/SubscribersTable/SubscribersTable.tsx';
export { TicketDetail, type TicketDetailProps } from './admin/TicketDetail/TicketDetail.tsx';
export { TicketsTable, type TicketsTableProps } from './admin/TicketsTable/TicketsTable.tsx';
export { type AccessChange, UserAccess, type UserAccessProps } from './admin/UserAccess/UserAccess.tsx';
export { UserDetail, type UserDetailProps } from './admin/UserDetail/UserDetail.tsx';
export { UserFields, type UserFieldsProps } from './admin/UserFields/UserFields.tsx';
export { UsersTable, type UsersTableProps } from './admin/UsersTable/UsersTable.tsx';
export { VariantGrid, type VariantGridProps } from './admin/VariantGrid/VariantGrid.tsx';
export { VersionEditor, type VersionEditorProps } from './admin/VersionEditor/VersionEditor.tsx';
export { type ListView, ViewMenu, type ViewMenuProps } from './admin/ViewMenu/ViewMenu.tsx';
export { WaitingList, type WaitingListProps } from './admin/WaitingList/WaitingList.tsx';
export { WithdrawalRefusal, type WithdrawalRefusalProps } from './admin/WithdrawalRefusal/WithdrawalRefusal.tsx';
export { WithdrawalsTable, type WithdrawalsTableProps } from './admin/WithdrawalsTable/WithdrawalsTable.tsx';
export { isTyping } from './internal/isTyping.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
