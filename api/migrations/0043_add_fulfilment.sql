ALTER TABLE "orders" ADD COLUMN "fulfilment" text;
--> statement-breakpoint
ALTER TABLE "order_shipping" ADD COLUMN "delivery_code" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment" CHECK (fulfilment is null or (kind = 'store' and fulfilment in ('preparing', 'prepared', 'out_for_delivery')));
