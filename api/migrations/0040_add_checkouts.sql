CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkouts_total" CHECK (total > 0)
);

--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"unit_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"image_url" text,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_lines_amount" CHECK (quantity > 0 and price >= 0 and amount = quantity * price)
);

--> statement-breakpoint
CREATE TABLE "order_shipping" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"title" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	CONSTRAINT "order_shipping_price" CHECK (price >= 0)
);

--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_sold_by";
--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "tax_documents" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "category_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_id" uuid;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_shipping" ADD CONSTRAINT "order_shipping_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "checkouts_client" ON "checkouts" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","position");
--> statement-breakpoint
CREATE INDEX "order_lines_unit" ON "order_lines" USING btree ("unit_id");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id") WHERE checkout_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_of_platform" ON "invoices" USING btree ("number") WHERE provider_id is null;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store" CHECK ((kind = 'store') = (category_id is null) and (kind = 'store') = (checkout_id is not null));
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_sold_by" CHECK (sold_by in ('provider', 'platform') and (provider_id is not null or sold_by = 'platform'));
