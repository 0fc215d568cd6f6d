import * as contract from '@nuee/domain/contract';

/** The ten calls of the specification, whose refusals and bodies are tried one by one. */
export const specified: readonly contract.Route[] = [
  contract.readCart,
  contract.addToCart,
  contract.updateQuantity,
  contract.clearCart,
  contract.readProfile,
  contract.createOrder,
  contract.payOrder,
  contract.readOrder,
  contract.login,
  contract.register,
];
