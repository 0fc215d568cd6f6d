import * as contract from '@nuee/domain/contract';
import { rowsPerPage } from './src/siteMap.ts';

/** What every screen asks for: the events come first, so that none is missed between an answer and them. */
export const everyScreen: readonly string[] = [contract.watchEvents.path, contract.readOwnerSession.path];

const rowsOf = ({ path }: contract.Route): string => `${path}?limit=${rowsPerPage}`;

/** What each page asks for besides, as long as its address has no query; `{id}` is that of its address. */
export const firstCalls: Readonly<Record<string, string>> = {
  DashboardPage: contract.readDashboard.path,
  OrdersPage: rowsOf(contract.listOwnerOrders),
  OrderPage: contract.readOwnerOrder.path,
  ProductsPage: rowsOf(contract.listOwnerProducts),
  ProductPage: contract.readOwnerProduct.path,
  CategoriesPage: contract.listCategories.path,
  UsersPage: rowsOf(contract.listUsers),
  UserPage: contract.readUser.path,
  NewsletterPage: rowsOf(contract.listSubscribers),
  SupportPage: rowsOf(contract.listOwnerTickets),
  TicketPage: contract.readOwnerTicket.path,
  WithdrawalsPage: rowsOf(contract.listWithdrawals),
  MailsPage: rowsOf(contract.listMails),
  JournalPage: rowsOf(contract.readJournal),
  OwnPagesPage: contract.listPages.path,
  LegalTextsPage: contract.listLegalTexts.path,
  OpeningPage: contract.readOpening.path,
  SettingsPage: contract.readSettings.path,
};
