-- What was issued, booked or sent is never changed. The trigger names the columns that stay; the row may change in others.
create function refuse_change_of() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  col text;
begin
  foreach col in array tg_argv loop
    if was -> col is distinct from becomes -> col then
      raise exception '%.% of % is final', tg_table_name, col, old.id using errcode = 'restrict_violation';
    end if;
  end loop;
  return new;
end $$;
--> statement-breakpoint
create function refuse_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- One trigger for each table, the state of its rows from which the columns are final, and these columns.
do $$
declare
  rule record;
begin
  for rule in select * from (values
    ('invoices', 'issued', 'old.status <> ''draft''', 'order_id offer_id provider_id number service_amount discount tax final_amount deposit_percent deposit_amount vat_percent commission_percent seller buyer lines note qr price_reason issued_at created_at'),
    ('payments', 'booked', 'old.reference_number is not null', 'purpose order_id invoice_id client_id method instalment amount discount coupon_id wallet_amount gateway gateway_id gateway_payment_id gateway_fee reference_number captured_at created_at'),
    ('payouts', 'made', 'true', 'number run_id settlement_id withdrawal_id provider_id client_id amount account_name iban bank_name created_at'),
    ('payouts', 'sent', 'old.transaction_number is not null', 'transaction_number'),
    ('payouts', 'paid', 'old.result_number is not null', 'reference result_number'),
    ('refunds', 'made', 'true', 'number order_id refund_request_id payment_id client_id amount discount funded_by commission commission_vat destination iban account_name created_at'),
    ('refund_requests', 'made', 'true', 'number order_id amount cancels_order destination iban account_name requested_by created_at'),
    ('refund_requests', 'decided', 'old.decided_by is not null', 'decided_by'),
    ('balance_adjustments', 'made', 'true', 'number account client_id provider_id direction amount reason attachment requested_by created_at'),
    ('balance_adjustments', 'decided', 'old.decided_by is not null', 'decided_by'),
    ('wallet_withdrawals', 'made', 'true', 'number client_id amount account_name iban created_at'),
    ('wallet_withdrawals', 'reviewed', 'old.first_approved_by is not null', 'first_approved_by'),
    ('wallet_withdrawals', 'decided', 'old.decided_by is not null', 'decided_by'),
    ('payout_runs', 'made', 'true', 'number created_by created_at'),
    ('payout_runs', 'decided', 'old.decided_by is not null', 'decided_by'),
    ('dispute_decisions', 'made', 'true', 'number complaint_id order_id outcome client_amount provider_amount reason proposed_by created_at'),
    ('dispute_decisions', 'approved', 'old.approved_by is not null', 'approved_by'),
    ('bank_transfers', 'sent', 'true', 'client_id purpose order_id invoice_id payment_id bank_name account_name account_number amount expected_amount transferred_on receiving_account_id images'),
    ('bank_transfers', 'received', 'old.received_amount is not null', 'received_amount'),
    ('offers', 'accepted', 'old.status = ''accepted''', 'order_id provider_id created_by price duration_days note former_terms'),
    ('coupon_uses', 'made', 'true', 'code coupon_id user_id order_id amount discount created_at'),
    ('coupon_uses', 'used', 'old.status = ''used''', 'status used_at'),
    ('reviews', 'written', 'true', 'order_id client_id provider_id rating comment created_at'),
    ('notifications', 'sent', 'true', 'user_id type created_at'),
    ('files', 'attached', 'old.order_id is not null and new.order_id is not null', 'order_id'),
    ('files', 'said', 'old.room_id is not null', 'room_id is_public')
  ) as rules(of_table, state, condition, columns) loop
    execute format(
      'create trigger %I before update of %s on %I for each row when (%s) execute function refuse_change_of(%s)',
      rule.of_table || '_final_once_' || rule.state, replace(rule.columns, ' ', ', '), rule.of_table, rule.condition,
      (select string_agg(quote_literal(name), ', ') from regexp_split_to_table(rule.columns, ' ') as name));
  end loop;
end $$;
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger gateway_events_append_only before update or delete or truncate on gateway_events
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger commission_invoices_append_only before update or delete or truncate on commission_invoices
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger chat_messages_append_only before update or delete or truncate on chat_messages
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger chat_reads_kept before delete or truncate on chat_reads
  for each statement execute function refuse_deletion();
--> statement-breakpoint
create trigger invoices_kept before delete on invoices
  for each row when (old.status <> 'draft') execute function refuse_deletion();
--> statement-breakpoint
create trigger payments_kept before delete on payments
  for each row when (old.reference_number is not null) execute function refuse_deletion();
--> statement-breakpoint
-- The link of an order to a file is made or removed, never pointed elsewhere.
create function refuse_update() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are not changed', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger order_files_not_changed before update on order_files
  for each statement execute function refuse_update();
--> statement-breakpoint
-- The stored response of a request stays until the cleanup, which names the time before which nobody repeats a request.
create function keep_idempotency_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < nullif(current_setting('wasl.keys_expire_before', true), '')::timestamptz then
      return old;
    end if;
  elsif old.response = '{}'::jsonb and (old.principal_id, old.key, old.request_hash, old.created_at) = (new.principal_id, new.key, new.request_hash, new.created_at) then
    return new;
  end if;
  raise exception 'the idempotency key % is kept', old.key using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger idempotency_keys_kept before update or delete on idempotency_keys
  for each row execute function keep_idempotency_key();
