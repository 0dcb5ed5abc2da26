/**
 * The errors of forms of the specification, section 5, and its errors and success messages, section 8, with the text that says each of them: the
 * key of a text of the site and the file that shows it, or a sentence of the API and the file that sends it.
 */
type Place = { key: `${string}:${string}`; in: string } | { sentence: string; in: string }

const site = (key: `${string}:${string}`, file: string): Place => ({ key, in: `site/${file}` })
const api = (sentence: string, file: string): Place => ({ sentence, in: file })

export const specificationFormErrors = {
  'complete all fields': api('Complete all fields', 'api/platform/http/errors.ts'),
  'upload required files': api('Upload the required files', 'api/ordering/orders/find-item-errors.ts'),
  'answer all questions': api('Complete all services and answer all questions', 'shared/lifecycle/orders/vocabulary.ts'),
  'complete all services': api('Complete all services and answer all questions', 'shared/lifecycle/orders/vocabulary.ts'),
  'add at least one form': api('Add at least one form', 'shared/registry/messages.ts'),
  'no valid files to upload': site('common:files.noneValid', 'forms/uploads.server.ts'),
  'complaint id required': site('complaints:missing.id', 'routes/complaint.tsx'),
  'room id valid': site('chat:status.roomInvalid', 'routes/chat.tsx'),
} as const satisfies Readonly<Record<string, Place>>

export const specificationErrors = {
  'something went wrong': site('errors:serverError', 'layout/ErrorPage.tsx'),
  'unexpected error': site('errors:unexpected', 'server/api.server.ts'),
  'data fetch error': site('errors:loadFailed', 'layout/ErrorPage.tsx'),
  'failed to load countries or data (with retry)': site('common:form.citiesFailed', 'forms/CitySelect.tsx'),
  'login failed, check credentials': api('Wrong mobile number or password', 'api/identity/auth/login-errors.ts'),
  'an error occurred during login': site('auth:login.failed', 'server/login.server.ts'),
  'device ID is required': api('The device ID is required', 'shared/registry/messages.ts'),
  'sorry, you are not registered': site('auth:nafath.leadRegister', 'routes/nafath.tsx'),
  'account blocked by the administration': api('Your account was blocked by the administration', 'api/platform/http/permission.ts'),
  'connection error': site('chat:status.connectionError', 'chat/ChatStatusLine.tsx'),
  'failed to initialise connection': site('chat:status.initFailed', 'chat/ChatStatusLine.tsx'),
  'no connection available': site('chat:status.noConnection', 'chat/ChatStatusLine.tsx'),
  'failed to send or fetch messages': site('chat:status.fetchFailed', 'chat/ChatStatusLine.tsx'),
  'chat data not loaded yet': site('chat:status.notLoaded', 'chat/ChatStatusLine.tsx'),
  'room ID not found or invalid': site('chat:status.roomInvalid', 'chat/ChatStatusLine.tsx'),
  'complaint ID required': site('complaints:missing.id', 'routes/complaint.tsx'),
  'cannot cancel order after payment': api('You cannot cancel the order after payment', 'shared/lifecycle/orders/vocabulary.ts'),
  'no valid files to upload': site('common:files.noneValid', 'forms/uploads.server.ts'),
  'image or file upload failed': site('common:files.failed', 'forms/uploads.server.ts'),
  'file not supported': api('This file type is not supported', 'api/platform/uploads/detect-file-type.ts'),
  'complete all services and answer all questions': api(
    'Complete all services and answer all questions',
    'shared/lifecycle/orders/vocabulary.ts',
  ),
  'no service provider in the city added to the order': api(
    'No service provider in the city added to the order',
    'shared/lifecycle/orders/vocabulary.ts',
  ),
  'error preparing files for the service': site('send-order:filesNotPrepared', 'send-order/submit-draft.ts'),
  'consultation submission failed': api('The consultation was not sent. ', 'api/ordering/orders/find-item-errors.ts'),
  'error deleting service': site('send-order:deleteFailed', 'send-order/ItemFields.tsx'),
  'service id not valid': api('The service is not valid', 'api/ordering/orders/find-item-errors.ts'),
  'PDF generation failed': site('finances:download.pdf', 'ui/DownloadLink.tsx'),
  'invoice download failed': site('finances:download.invoice', 'ui/DownloadLink.tsx'),
  'user not authenticated': api('Please log in', 'api/platform/http/request-context.ts'),
  'complaint not found': api('Complaint not found', 'api/ordering/complaints/visible-complaint.ts'),
  'not found': api('Not found', 'api/platform/http/errors.ts'),
  'page not found 404': site('errors:notFoundTitle', 'layout/ErrorPage.tsx'),
} as const satisfies Readonly<Record<string, Place>>

export const specificationSuccesses = {
  'images uploaded': site('common:files.imagesUploaded', 'forms/uploads.server.ts'),
  'files uploaded': site('common:files.filesUploaded', 'forms/uploads.server.ts'),
  'order sent': api('Your order was sent', 'shared/contract/endpoints/orders.ts'),
  'order edited': api('Order edited', 'shared/contract/endpoints/order-transitions.ts'),
  'form added': site('send-order:formAdded', 'send-order/SendOrderForm.tsx'),
  'form edited': site('send-order:formEdited', 'routes/edit-order.tsx'),
  'consultation sent': api('Your consultation was sent', 'shared/contract/endpoints/orders.ts'),
  'request sent to administration': api('Your request was sent to the administration', 'shared/contract/endpoints/provider-application.ts'),
  'service deleted': site('send-order:serviceDeleted', 'send-order/SendOrderForm.tsx'),
  'offer rejected': api('Offer rejected', 'shared/contract/endpoints/order-transitions.ts'),
  'order cancelled': api('Order cancelled', 'shared/contract/endpoints/order-transitions.ts'),
  'message sent': api('Your message was sent', 'shared/contract/endpoints/contact.ts'),
  'phone number changed': api('Phone number changed', 'shared/contract/endpoints/account.ts'),
  'user data updated': api('Your details were saved', 'shared/contract/endpoints/account.ts'),
} as const satisfies Readonly<Record<string, Place>>
