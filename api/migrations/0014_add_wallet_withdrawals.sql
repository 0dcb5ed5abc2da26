CREATE TABLE "wallet_withdrawals" (
	"number" text NOT NULL,
	"client_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"account_name" text NOT NULL,
	"iban" text NOT NULL,
	"first_approved_by" uuid,
	"decided_by" uuid,
	"reject_reason" text,
	"payout_run_id" uuid,
	"reference" text,
	"return_reason" text,
	"transaction_number" text,
	"return_number" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"account_name_normalized" text GENERATED ALWAYS AS (normalize_arabic("account_name")) STORED,
	"iban_normalized" text GENERATED ALWAYS AS (normalize_arabic("iban")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("iban", '') || ' ' || coalesce("account_name", '') || ' ' || coalesce("reference", ''))) STORED,
	CONSTRAINT "wallet_withdrawals_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "wallet_withdrawals_amount_1" CHECK ("amount" >= 1),
	CONSTRAINT "wallet_withdrawals_status_1" CHECK ("status" in ('first_review', 'pending', 'approved', 'paid', 'rejected', 'cancelled', 'returned')),
	CONSTRAINT "wallet_withdrawals_account_name_1" CHECK (char_length("account_name") <= 120),
	CONSTRAINT "wallet_withdrawals_iban_1" CHECK (char_length("iban") <= 34),
	CONSTRAINT "wallet_withdrawals_reject_reason_1" CHECK (char_length("reject_reason") <= 500),
	CONSTRAINT "wallet_withdrawals_reference_1" CHECK (char_length("reference") <= 100),
	CONSTRAINT "wallet_withdrawals_return_reason_1" CHECK (char_length("return_reason") <= 500),
	CONSTRAINT "wallet_withdrawals_transaction_number_1" CHECK (char_length("transaction_number") <= 20),
	CONSTRAINT "wallet_withdrawals_return_number_1" CHECK (char_length("return_number") <= 20)
);

--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "settlement_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "provider_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "withdrawal_id" uuid;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "client_id" uuid;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "subject_hash" text;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "content_hash" text;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "duplicate_of_id" uuid;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "duplicate_reason" text;
--> statement-breakpoint
ALTER TABLE "wallet_withdrawals" ADD CONSTRAINT "wallet_withdrawals_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wallet_withdrawals" ADD CONSTRAINT "wallet_withdrawals_first_approved_by_admins_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wallet_withdrawals" ADD CONSTRAINT "wallet_withdrawals_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wallet_withdrawals" ADD CONSTRAINT "wallet_withdrawals_payout_run_id_payout_runs_id_fk" FOREIGN KEY ("payout_run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_withdrawals_number_unique" ON "wallet_withdrawals" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_withdrawals_transaction_number_unique" ON "wallet_withdrawals" USING btree ("transaction_number");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_number" ON "wallet_withdrawals" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_amount" ON "wallet_withdrawals" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_account_name" ON "wallet_withdrawals" USING btree ("account_name_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_iban" ON "wallet_withdrawals" USING btree ("iban_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_created_at" ON "wallet_withdrawals" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_status" ON "wallet_withdrawals" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_client_id" ON "wallet_withdrawals" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_payout_run_id" ON "wallet_withdrawals" USING btree ("payout_run_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_first_approved_by" ON "wallet_withdrawals" USING btree ("first_approved_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_decided_by" ON "wallet_withdrawals" USING btree ("decided_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_updated_at" ON "wallet_withdrawals" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "wallet_withdrawals_search" ON "wallet_withdrawals" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_withdrawal_id_wallet_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."wallet_withdrawals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_duplicate_of_id_bank_transfers_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."bank_transfers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_run_id_withdrawal_id_unique" ON "payouts" USING btree ("run_id","withdrawal_id");
--> statement-breakpoint
CREATE INDEX "payouts_withdrawal_id" ON "payouts" USING btree ("withdrawal_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_client_id" ON "payouts" USING btree ("client_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("content_hash");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_duplicate_reason" ON "bank_transfers" USING btree ("duplicate_reason" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_duplicate_of_id" ON "bank_transfers" USING btree ("duplicate_of_id" nulls first,"created_at" nulls first);
