ALTER TABLE "bank_transfers" DROP CONSTRAINT "bank_transfers_purpose";
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "checkout_id" uuid;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "checkout_orders" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bank_transfers_checkout" ON "bank_transfers" USING btree ("checkout_id") WHERE checkout_id is not null;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_purpose" CHECK ((purpose = 'order') = (order_id is not null) and (purpose = 'order') = (invoice_id is not null)
        and (purpose = 'checkout') = (checkout_id is not null) and (purpose = 'checkout') = (checkout_orders <> '[]'));
