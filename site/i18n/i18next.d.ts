import 'i18next'
import type account from '../../shared/i18n/site/ar/account.json'
import type auth from '../../shared/i18n/site/ar/auth.json'
import type cars from '../../shared/i18n/site/ar/cars.json'
import type cart from '../../shared/i18n/site/ar/cart.json'
import type chat from '../../shared/i18n/site/ar/chat.json'
import type checkout from '../../shared/i18n/site/ar/checkout.json'
import type common from '../../shared/i18n/site/ar/common.json'
import type complaints from '../../shared/i18n/site/ar/complaints.json'
import type deliveries from '../../shared/i18n/site/ar/deliveries.json'
import type errors from '../../shared/i18n/site/ar/errors.json'
import type favorites from '../../shared/i18n/site/ar/favorites.json'
import type finances from '../../shared/i18n/site/ar/finances.json'
import type fleet from '../../shared/i18n/site/ar/fleet.json'
import type home from '../../shared/i18n/site/ar/home.json'
import type orders from '../../shared/i18n/site/ar/orders.json'
import type packages from '../../shared/i18n/site/ar/packages.json'
import type payments from '../../shared/i18n/site/ar/payments.json'
import type products from '../../shared/i18n/site/ar/products.json'
import type provider from '../../shared/i18n/site/ar/provider.json'
import type rentals from '../../shared/i18n/site/ar/rentals.json'
import type sendOrder from '../../shared/i18n/site/ar/send-order.json'
import type services from '../../shared/i18n/site/ar/services.json'
import type store from '../../shared/i18n/site/ar/store.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      auth: typeof auth
      cars: typeof cars
      cart: typeof cart
      chat: typeof chat
      checkout: typeof checkout
      common: typeof common
      complaints: typeof complaints
      deliveries: typeof deliveries
      errors: typeof errors
      favorites: typeof favorites
      finances: typeof finances
      fleet: typeof fleet
      home: typeof home
      orders: typeof orders
      packages: typeof packages
      payments: typeof payments
      products: typeof products
      provider: typeof provider
      rentals: typeof rentals
      'send-order': typeof sendOrder
      services: typeof services
      store: typeof store
    }
  }
}
