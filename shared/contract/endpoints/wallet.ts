import { challenge } from '../accounts.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { walletPage as shape } from '../finances.ts'
import { withdrawalCodeForm, withdrawalForm, withdrawalsPage, withdrawalsQuery, withdrawalView } from '../withdrawals.ts'

export const showWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  action: 'wal.read',
  summary: 'Balance and newest transactions of your own wallet; of a provider also what is held and was paid out',
  response: shape,
})
export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals',
  action: 'wal.withdraw',
  summary: 'What you can withdraw from your wallet, and your own withdrawals, newest first',
  query: withdrawalsQuery,
  response: withdrawalsPage,
})
export const showWithdrawal = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals/:id',
  action: 'wal.withdraw',
  summary: 'One of your own withdrawals',
  params: idParams,
  response: withdrawalView,
})
export const sendWithdrawalCode = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/code',
  action: 'wal.withdraw',
  summary: 'Check a withdrawal and your password, and send the code that confirms it to your phone',
  body: withdrawalCodeForm,
  response: challenge,
  msg: { en: 'We sent a code to your phone', ar: 'أرسلنا رمز التحقق إلى جوالك' },
})
export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals',
  action: 'wal.withdraw',
  summary: 'Withdraw an amount to your own bank account with the code; requires an Idempotency-Key',
  body: withdrawalForm,
  idempotent: true,
  response: withdrawalView,
  status: 201,
  msg: { en: 'Your withdrawal was sent for approval', ar: 'أُرسل طلب السحب للموافقة' },
})
export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/:id/cancel',
  action: 'wal.withdraw',
  summary: 'Cancel your own withdrawal before it is approved; the amount returns to your wallet',
  params: idParams,
  response: withdrawalView,
  msg: { en: 'The withdrawal was cancelled, and the amount is in your wallet again', ar: 'أُلغي السحب وعاد المبلغ إلى محفظتك' },
})
