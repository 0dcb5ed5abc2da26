ALTER TABLE "orders" ADD COLUMN "withdrawal_rejected_at" timestamp (3) with time zone;
