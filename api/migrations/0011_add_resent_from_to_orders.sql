ALTER TABLE "orders" ADD COLUMN "resent_from_id" uuid;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_resent_from_id_orders_id_fk" FOREIGN KEY ("resent_from_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_resent_from" ON "orders" USING btree ("resent_from_id") WHERE resent_from_id is not null;
