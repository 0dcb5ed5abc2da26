CREATE TABLE "shipments" (
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"provider_id" uuid,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"carrier" text,
	"tracking" text,
	"status" text DEFAULT 'on_the_way' NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"carrier_normalized" text GENERATED ALWAYS AS (normalize_arabic("carrier")) STORED,
	"tracking_normalized" text GENERATED ALWAYS AS (normalize_arabic("tracking")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("carrier", '') || ' ' || coalesce("tracking", ''))) STORED,
	CONSTRAINT "shipments_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "shipments_carrier_1" CHECK (char_length("carrier") <= 60),
	CONSTRAINT "shipments_tracking_1" CHECK (char_length("tracking") <= 60),
	CONSTRAINT "shipments_status_1" CHECK ("status" in ('on_the_way', 'delivered'))
);

--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_number_unique" ON "shipments" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "shipments_number" ON "shipments" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipments_carrier" ON "shipments" USING btree ("carrier_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipments_tracking" ON "shipments" USING btree ("tracking_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipments_created_at" ON "shipments" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipments_order_id" ON "shipments" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipments_client_id" ON "shipments" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipments_provider_id" ON "shipments" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "shipments_delivered_at" ON "shipments" USING btree ("delivered_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipments_updated_at" ON "shipments" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_parts" CHECK (shipped >= 0 and refunded >= 0 and shipped + refunded <= quantity and returned between 0 and shipped);
--> statement-breakpoint
UPDATE "order_lines" l SET "shipped" = l."quantity" FROM "orders" o WHERE o."id" = l."order_id" AND (o."fulfilment" = 'out_for_delivery' OR o."status" IN ('delivered', 'completed'));
--> statement-breakpoint
UPDATE "order_lines" l SET "refunded" = l."quantity" FROM "orders" o WHERE o."id" = l."order_id" AND l."shipped" = 0 AND o."status" = 'cancelled' AND EXISTS (SELECT 1 FROM "stock_moves" m WHERE m."order_id" = o."id" AND m."reason" = 'return');
