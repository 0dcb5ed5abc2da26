import type { AccessArea } from './areas.ts'

type AccessRow = { area: AccessArea; what: string; note?: string; cells: string }

/**
 * Who may do what: one row an action, one cell a role, in the order of `accessRoles`. A route that names no row of it fails the test.
 * `note` is the condition under which the cells hold.
 */
export const accessTable = {
  // Public and sign-in
  'pub.home': {
    area: 'public',
    what: 'read home, categories, services, provider cards, reviews',
    cells: 'y y y y y y y y y y y y y y y y y y y',
  },
  'pub.static': {
    area: 'public',
    what: 'read static pages, FAQ, SEO, social links, intro pages, ad banners',
    cells: 'y y y y y y y y y y y y y y y y y y y',
  },
  'pub.provider': {
    area: 'public',
    what: 'read a provider page (active, approved only; else 404)',
    note: 'IBAN, bank name, phone, certificate image never in the body',
    cells: 'y y y y y y y y y y y y y y y y y y y',
  },
  'pub.store': { area: 'public', what: 'browse products (available, approved only)', cells: 'y y y y y y y y y y y y y y y y y y y' },
  'pub.car': { area: 'public', what: 'browse cars and prices', cells: 'y y y y y y y y y y y y y y y y y y y' },
  'auth.register': {
    area: 'public',
    what: 'register client (individual or company) or provider',
    note: 'role, status, permissions in the body are ignored',
    cells: 'y y blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'auth.login': {
    area: 'public',
    what: 'log in with phone and password',
    note: 'same answer and time for unknown phone and wrong password',
    cells: 'y y blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'auth.nafath': {
    area: 'public',
    what: 'start or finish sign-up by national identity',
    cells: 'y y blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'auth.otp.send': {
    area: 'public',
    what: 'ask for a code',
    note: 'limited per phone, per IP, in total',
    cells: 'y y blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'auth.otp.verify': {
    area: 'public',
    what: 'verify a code',
    note: 'bound to its challenge id',
    cells: 'y y blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'auth.forgot': {
    area: 'public',
    what: 'ask for and finish a password reset',
    note: 'ends all sessions',
    cells: 'y y blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'auth.logout': {
    area: 'public',
    what: 'log out, this or all sessions (either realm)',
    cells: '401 own own own own own own own own own own own own own own own own own own',
  },
  'contact.send': { area: 'public', what: 'send contact-us form', note: 'limited per IP', cells: 'y y y y y y y y y y y y y y y y y y y' },
  // Own account
  'me.read': {
    area: 'account',
    what: 'GET user/profile',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.update': {
    area: 'account',
    what: 'POST user/update-profile',
    note: 'only name, email, city, photo; phone, role, status, type, permissions ignored',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.password': {
    area: 'account',
    what: 'change password (needs the current one)',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.phone': {
    area: 'account',
    what: 'change phone (password + code to the new number)',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.delete': {
    area: 'account',
    what: 'delete own account',
    note: 'refused while money is held, wallet not zero or an order is open; PO only when no open tenant order',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.sessions': {
    area: 'account',
    what: 'list and end own sessions',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.device': {
    area: 'account',
    what: 'register or drop push token',
    note: 'a token moves to the last account that registered it',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.export': {
    area: 'account',
    what: 'export own data',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'ntf.list': {
    area: 'account',
    what: 'GET general/notifications, count',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'ntf.delete': {
    area: 'account',
    what: 'DELETE general/delete-notification/{id}, delete all',
    note: 'another account’s id gives 404',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'ntf.switch': {
    area: 'account',
    what: 'PATCH general/switch-notify',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'me.company': {
    area: 'account',
    what: 'edit commercial registration number and certificate',
    note: 'goes to review',
    cells: '401 act blk 403 own 403 own own own 403 403 403 403 403 403 403 403 403 403',
  },
  'fav.write': {
    area: 'account',
    what: 'add or remove favourite',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'upload.create': {
    area: 'account',
    what: 'upload a file (kind decides limits)',
    note: 'file is private until attached to an object its owner may write',
    cells: '401 act blk own own own own own own own own own own own own own 403 403 403',
  },
  'upload.read': {
    area: 'account',
    what: 'read a private file by id',
    note: 'same rule as the object that it hangs on; signed short-lived link; admins use adm.files',
    cells: '401 act blk own own 404 own 403 404 403 own own own own 403 403 403 403 403',
  },
  // Orders, client side
  'ord.create.service': {
    area: 'client',
    what: 'send a service order',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.create.consult': {
    area: 'client',
    what: 'send a consultation (all services and answers complete)',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.create.private': {
    area: 'client',
    what: 'send a private order to one provider',
    note: 'provider must be active and serve the city',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.list.mine': {
    area: 'client',
    what: 'list own orders (tabs and status)',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.read': {
    area: 'client',
    what: 'read one order',
    note: 'admins read through adm.order.read',
    cells: '401 act blk own own 404 own 403 404 403 own own own own 403 403 403 403 403',
  },
  'ord.edit': {
    area: 'client',
    what: 'edit an order or consultation',
    note: 'only while new and no accepted offer',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.cancel': {
    area: 'client',
    what: 'cancel with a reason',
    note: '409 after payment',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.offer.list': {
    area: 'client',
    what: 'list offers on own order, sort by price',
    note: 'a provider never sees a rival’s offer',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.offer.accept': {
    area: 'client',
    what: 'accept an offer',
    note: 'exactly one wins under race; others become rejected',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.offer.reject': {
    area: 'client',
    what: 'reject an offer with a reason',
    note: 'cannot be undone',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'inv.accept': {
    area: 'client',
    what: 'accept an invoice',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'inv.reject': {
    area: 'client',
    what: 'reject an invoice',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.pay': {
    area: 'client',
    what: 'pay (electronic, wallet, bank transfer)',
    note: 'idempotency key needed; amount from the server only',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.pay.rest': {
    area: 'client',
    what: 'pay remaining amount',
    note: 'never more than remaining',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.transfer.proof': {
    area: 'client',
    what: 'attach bank-transfer pictures',
    note: 'does not mark as paid',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.received': {
    area: 'client',
    what: 'mark service received',
    note: 'releases held money once',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'ord.review': {
    area: 'client',
    what: 'rate and comment',
    note: 'once, after finish; never own service',
    cells: '401 act blk own own 404 403 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'inv.read': {
    area: 'client',
    what: 'read or download invoice or receipt',
    cells: '401 act blk own own 404 own 403 404 403 own own own own 403 403 403 403 403',
  },
  'car.order': {
    area: 'client',
    what: 'book a car (dates free)',
    note: 'no double booking under race',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'cart.write': {
    area: 'client',
    what: 'change cart',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'cart.checkout': {
    area: 'client',
    what: 'check out the cart',
    note: 'stock never below zero',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  'coupon.apply': {
    area: 'client',
    what: 'apply a coupon',
    note: 'max_use holds under race',
    cells: '401 act blk own own own 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  // Orders, provider side
  'prv.ord.open': {
    area: 'provider',
    what: 'list open orders that match own services and city',
    note: 'no client phone before acceptance',
    cells: '401 act blk 403 403 404 own 403 own 403 own own own own 403 403 403 403 403',
  },
  'prv.ord.list': {
    area: 'provider',
    what: 'list own tenant’s orders',
    cells: '401 act blk 403 403 404 own 403 own 403 own own own own 403 403 403 403 403',
  },
  'prv.offer.create': {
    area: 'provider',
    what: 'send an offer',
    note: 'one live offer per provider and order; not on own order',
    cells: '401 act blk 403 403 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  'prv.offer.edit': {
    area: 'provider',
    what: 'edit own pending offer',
    cells: '401 act blk 403 403 404 own 403 404 403 403 403 own 403 403 403 403 403 403',
  },
  'prv.offer.withdraw': {
    area: 'provider',
    what: 'withdraw own pending offer',
    cells: '401 act blk 403 403 404 own 403 404 403 403 403 403 own 403 403 403 403 403',
  },
  'prv.private.accept': {
    area: 'provider',
    what: 'accept or price a private order',
    cells: '401 act blk 403 403 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  'prv.private.reject': {
    area: 'provider',
    what: 'reject a private order',
    cells: '401 act blk 403 403 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  'prv.inv.create': {
    area: 'provider',
    what: 'issue an invoice',
    cells: '401 act blk 403 403 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  'prv.inv.edit': {
    area: 'provider',
    what: 'change an invoice not yet accepted',
    cells: '401 act blk 403 403 404 own 403 404 403 403 403 own 403 403 403 403 403 403',
  },
  'prv.step': {
    area: 'provider',
    what: 'move own order one step (preparing, prepared, delivered)',
    note: 'only the next step in the table',
    cells: '401 act blk 403 403 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  'prv.ord.edit': {
    area: 'provider',
    what: 'edit provider fields of an order',
    note: 'never price after acceptance',
    cells: '401 act blk 403 403 404 own 403 404 403 403 403 own 403 403 403 403 403 403',
  },
  'prv.ord.delete': {
    area: 'provider',
    what: 'drop own order before payment',
    cells: '401 act blk 403 403 404 own 403 404 403 403 403 403 own 403 403 403 403 403',
  },
  'prv.car.step': {
    area: 'provider',
    what: 'inspect, inspected, received, delivered + pictures',
    cells: '401 act blk 403 403 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  // Provider tenant
  'prv.profile': {
    area: 'tenant',
    what: 'edit provider page (names, logo, area)',
    cells: '401 act blk 403 403 403 own own own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.bank': {
    area: 'tenant',
    what: 'edit IBAN, bank and account name',
    note: 're-authentication + notice to owner; S5 must get 403',
    cells: '401 act blk 403 403 403 own own own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.services': {
    area: 'tenant',
    what: 'choose categories, services, prices',
    cells: '401 act blk 403 403 403 own own own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.times': {
    area: 'tenant',
    what: 'set working times',
    cells: '401 act blk 403 403 403 own own own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.cars.write': {
    area: 'tenant',
    what: 'add, edit, remove car, not-available dates',
    cells: '401 act blk 403 403 403 own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.offers.promo': {
    area: 'tenant',
    what: 'add or remove promotional offer',
    cells: '401 act blk 403 403 403 own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.products': {
    area: 'tenant',
    what: 'add or edit product (goes to review)',
    cells: '401 act blk 403 403 403 own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'prv.users.list': {
    area: 'tenant',
    what: 'list sub-users',
    cells: '401 act blk 403 403 403 own 403 404 403 403 403 403 403 own 403 403 403 403',
  },
  'prv.users.create': {
    area: 'tenant',
    what: 'add sub-user with permissions',
    note: 'S5 can grant only what it holds itself; never owner',
    cells: '401 act blk 403 403 403 own 403 404 403 403 403 403 403 own 403 403 403 403',
  },
  'prv.users.edit': {
    area: 'tenant',
    what: 'edit permissions of a sub-user',
    note: 'not self, not owner; ends that user’s sessions',
    cells: '401 act blk 403 403 403 own 403 404 403 403 403 403 403 own 403 403 403 403',
  },
  'prv.users.block': {
    area: 'tenant',
    what: 'block or remove a sub-user',
    note: 'not self, not owner',
    cells: '401 act blk 403 403 403 own 403 404 403 403 403 403 403 own 403 403 403 403',
  },
  'prv.perms.read': {
    area: 'tenant',
    what: 'read own permissions',
    cells: '401 act blk 403 403 403 own 403 own own own own own own own 403 403 403 403',
  },
  // Money
  'wal.read': {
    area: 'money',
    what: 'read own wallet and transactions',
    note: 'another’s transaction id gives 404',
    cells: '401 act blk own own own own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'wal.topup': {
    area: 'money',
    what: 'top up',
    note: 'credited only by gateway event',
    cells: '401 act blk own own own own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'fin.list': {
    area: 'money',
    what: 'list and read transactions, receipts',
    cells: '401 act blk own own own own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'fin.receipt': {
    area: 'money',
    what: 'download or print receipt',
    cells: '401 act blk own own 404 own 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'set.list': {
    area: 'money',
    what: 'list own settlements',
    cells: '401 act blk 403 403 403 own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'set.request': {
    area: 'money',
    what: 'ask for payout',
    note: 'never above free balance; one open at a time',
    cells: '401 act blk 403 403 403 own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'pay.webhook': {
    area: 'money',
    what: 'gateway event',
    note: 'no session opens it: valid signature + time + unseen event id only',
    cells: '401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401 401',
  },
  'pay.return': {
    area: 'money',
    what: 'gateway return page',
    note: 'shows state, changes nothing',
    cells: 'y y y y y y y y y y y y y y y y y y y',
  },
  // Chat, complaints, realtime
  'chat.list': {
    area: 'talk',
    what: 'list own rooms',
    cells: '401 act blk own own own own 403 own 403 own own own own 403 403 403 403 403',
  },
  'chat.read': {
    area: 'talk',
    what: 'read a room of an order',
    cells: '401 act blk own own 404 own 403 404 403 own own own own 403 403 403 403 403',
  },
  'chat.send': {
    area: 'talk',
    what: 'send message or file in a room',
    note: 'S2 and owner only on provider side; 409 when order is closed',
    cells: '401 act blk own own 404 own 403 404 403 403 own 403 403 403 403 403 403 403',
  },
  'rt.connect': {
    area: 'talk',
    what: 'open realtime connection',
    note: 'admins on their own namespace; cut within 5 s after block, log-out, permission change',
    cells: '401 act blk y y y y y y y y y y y y 403 y y y',
  },
  'rt.join': {
    area: 'talk',
    what: 'join another party’s room by id',
    cells: '401 act blk own own 404 own 403 404 403 own own own own 403 403 403 403 403',
  },
  'cmp.create': {
    area: 'talk',
    what: 'open a complaint (pictures)',
    cells: '401 act blk own own own own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'cmp.list': {
    area: 'talk',
    what: 'list own complaints',
    cells: '401 act blk own own own own 403 own 403 403 403 403 403 403 403 403 403 403',
  },
  'cmp.read': {
    area: 'talk',
    what: 'read one complaint',
    cells: '401 act blk own own 404 own 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  'cmp.reply': {
    area: 'talk',
    what: 'answer in own open complaint',
    cells: '401 act blk own own 404 own 403 404 403 403 403 403 403 403 403 403 403 403',
  },
  // Administration
  'adm.dash': { area: 'admin', what: 'home dashboard', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.customers': {
    area: 'admin',
    what: 'customers list and read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.customers.write': {
    area: 'admin',
    what: 'edit customer',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.customers.block': {
    area: 'admin',
    what: 'block or unblock customer',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.providers': {
    area: 'admin',
    what: 'providers list and read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.providers.review': {
    area: 'admin',
    what: 'approve or refuse provider, product, group change',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.order.read': {
    area: 'admin',
    what: 'all orders, read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.order.write': {
    area: 'admin',
    what: 'change order status, cancel, refund ask',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.offers': { area: 'admin', what: 'offers read', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.complaints.read': {
    area: 'admin',
    what: 'complaints read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.complaints.reply': {
    area: 'admin',
    what: 'answer complaint',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.wallet.read': {
    area: 'admin',
    what: 'wallets and transactions read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.transfer.confirm': {
    area: 'admin',
    what: 'confirm or refuse bank transfer',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.settle.pay': {
    area: 'admin',
    what: 'mark settlement paid',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.reports': {
    area: 'admin',
    what: 'reports read and export',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.brands': { area: 'admin', what: 'brands CRUD', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.cities': { area: 'admin', what: 'cities CRUD', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.categories': {
    area: 'admin',
    what: 'categories and services CRUD',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.faqs': { area: 'admin', what: 'FAQ CRUD', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.seo': { area: 'admin', what: 'SEO CRUD', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.features': {
    area: 'admin',
    what: 'features, options, attributes CRUD',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.coupons': {
    area: 'admin',
    what: 'coupons CRUD, open, close, notify',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.reasons': {
    area: 'admin',
    what: 'cancellation reasons CRUD',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.social': {
    area: 'admin',
    what: 'social links CRUD',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.intro': {
    area: 'admin',
    what: 'intro pages CRUD',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.banners': {
    area: 'admin',
    what: 'ad banners CRUD and order',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.products': {
    area: 'admin',
    what: 'products CRUD, confirm create or edit',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.groups': {
    area: 'admin',
    what: 'product groups, main product',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.static': {
    area: 'admin',
    what: 'static pages edit',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.notify': {
    area: 'admin',
    what: 'send notification to users',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.contact': {
    area: 'admin',
    what: 'contact messages read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.files': {
    area: 'admin',
    what: 'read uploaded file',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.audit.read': {
    area: 'admin',
    what: 'activity log read',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.me': {
    area: 'admin',
    what: 'own admin profile, password',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 own own own',
  },
  'adm.admins.read': {
    area: 'admin',
    what: 'list admins',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.admins.write': {
    area: 'admin',
    what: 'add, edit, block admin',
    note: 'AP may not touch a super admin, itself, or a role with more permissions than its own',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.roles.read': { area: 'admin', what: 'list roles', cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y' },
  'adm.roles.write': {
    area: 'admin',
    what: 'add or edit job role',
    note: 'can include only permissions that the editor holds',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.super.write': {
    area: 'admin',
    what: 'make or remove super admin',
    note: 'last super admin cannot be removed or blocked',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y',
  },
  'adm.adjust': {
    area: 'admin',
    what: 'manual wallet adjustment',
    note: 'reason + second approver; balanced ledger entry',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y',
  },
  'adm.refund': {
    area: 'admin',
    what: 'approve refund',
    note: 'asker is not approver',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y y',
  },
  'adm.impersonate': {
    area: 'admin',
    what: 'view as customer (read only, banner, logged)',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y',
  },
  'adm.settings': {
    area: 'admin',
    what: 'fees, tax, limits, gateways',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 y',
  },
  'adm.audit.write': {
    area: 'admin',
    what: 'edit or delete an audit entry',
    note: 'nobody',
    cells: '401 act blk 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403',
  },
  // Operations
  'ops.live': {
    area: 'operations',
    what: 'GET /health/live, /health/ready',
    note: 'no version, no database words',
    cells: 'y y y y y y y y y y y y y y y y y y y',
  },
  'ops.metrics': {
    area: 'operations',
    what: 'GET /metrics',
    note: 'other port or loopback only',
    cells: '404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  },
  'ops.docs': {
    area: 'operations',
    what: 'GET /docs, /openapi.json',
    note: 'off or admin only in production unless set',
    cells: 'y y y y y y y y y y y y y y y y y y y',
  },
  'ops.dev': {
    area: 'operations',
    what: 'dev outbox, fake gateway, demo log-in buttons, seed reset',
    note: '404 in production mode; all y in demo mode',
    cells: '404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  },
} as const satisfies Readonly<Record<string, AccessRow>>
