ALTER TABLE "payments" ADD COLUMN "checkout_id" uuid;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id") WHERE checkout_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_of_checkout" ON "payments" USING btree ("checkout_id") WHERE status in ('initiated', 'requires_action', 'authorized', 'submitted');
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_checkout" CHECK (checkout_id is null or purpose = 'top_up');
