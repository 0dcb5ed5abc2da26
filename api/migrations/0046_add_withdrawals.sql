ALTER TABLE "products" ADD COLUMN "is_returnable" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawal_due_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_returnable" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_is_returnable" ON "products" USING btree ("is_returnable" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "orders_withdrawals" ON "orders" USING btree ("withdrawal_due_at") WHERE withdrawal_due_at is not null;
