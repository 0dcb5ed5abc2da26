// The same form; the specification, section 2, gives the order from a provider's page a path of its own.
export { action, clientAction, default, handle, loader } from './send-private-order.tsx'
