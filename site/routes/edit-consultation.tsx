// A consultation is edited by the same form; the specification gives it an address of its own.
export { action, default, loader } from './edit-order.tsx'
