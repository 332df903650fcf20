-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "declarationHash" TEXT;
