CREATE TABLE "payment_allocations" (
	"order_payment_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_allocations_amount" CHECK (amount > 0)
);

--> statement-breakpoint
DROP INDEX "refunds_one_at_gateway";
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "allocated_amount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "source_payment_id" uuid;
--> statement-breakpoint
update refunds set source_payment_id = payment_id where destination = 'source';
--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_payment_id_payments_id_fk" FOREIGN KEY ("order_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_allocations_once" ON "payment_allocations" USING btree ("payment_id","order_id");
--> statement-breakpoint
CREATE INDEX "payment_allocations_order" ON "payment_allocations" USING btree ("order_id");
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_source_payment_id_payments_id_fk" FOREIGN KEY ("source_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "refunds_source" ON "refunds" USING btree ("source_payment_id") WHERE source_payment_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_gateway" ON "refunds" USING btree ("source_payment_id") WHERE status = 'sent' and source_payment_id is not null;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_allocated" CHECK (allocated_amount between 0 and amount and (allocated_amount = 0 or checkout_id is not null));
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_source" CHECK ((destination = 'source') = (source_payment_id is not null));
--> statement-breakpoint
create trigger payment_allocations_append_only before update or delete or truncate on payment_allocations
  for each statement execute function reject_changes();
--> statement-breakpoint
create trigger payments_final_once_allocated before update of allocated_amount on payments
  for each row when (old.reference_number is not null) execute function refuse_change_of('allocated_amount');
--> statement-breakpoint
create trigger refunds_source_is_final before update of source_payment_id on refunds
  for each row execute function refuse_change_of('source_payment_id');
